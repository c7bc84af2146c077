import type { Reward } from '@mundo-manager/rules/daily-rewards';
import { BUILT_AT, buildClub } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { ownClubOf } from '../../testing/world.ts';

const rewards = (money: number, item: number, handlers: Handlers = clubCommands()) =>
  renderApp('/dailyRewards', {
    world: { club: buildClub({ dailyRewards: { moneyCollectionDate: money, itemCollectionDate: item } }) },
    handlers,
  });

const withMotion = (reduced: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: reduced && query.includes('reduced-motion'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
// Spots have no length with reduced motion.
beforeEach(() => {
  withMotion(true);
});

test('an advert is shown before the reward can be collected (R-DSC-3)', async () => {
  withMotion(false);
  const { user } = await rewards(BUILT_AT, BUILT_AT);
  await user.click(screen.getByRole('button', { name: 'Assistir: Dinheiro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Intervalo' }));
  expect(dialog.getByText('Anúncio do bairro')).toBeInTheDocument();
  expect(dialog.getByRole('img')).toHaveAccessibleName(/\S+\. \S+/);
  expect(dialog.queryByRole('button', { name: 'Coletar' })).not.toBeInTheDocument();
  expect(await dialog.findByRole('button', { name: 'Coletar' })).toBeInTheDocument();
  expect(dialog.getByText('Obrigado! A recompensa é sua.')).toBeInTheDocument();
});

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the two cards (R-DSC-1, R-DSC-2)', () => {
  test('are money, always the same amount, and an unknown item', async () => {
    await rewards(BUILT_AT, BUILT_AT);
    expect(card('Dinheiro').getByText(/^\$.10\.000$/)).toBeInTheDocument();
    expect(card('Item').getByText('?')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Assistir/ })).toHaveLength(2);
  });

  test.each([
    [BUILT_AT, false],
    [BUILT_AT + 1, true],
  ])('a date of %d, now being 1772452800000, reads ‘RECOMPENSA COLETADA’: %s', async (date, collected) => {
    await rewards(date, BUILT_AT);
    expect(card('Dinheiro').queryByText('RECOMPENSA COLETADA') !== null).toBe(collected);
    expect(card('Dinheiro').queryByRole('button', { name: /^Assistir/ }) === null).toBe(collected);
  });
});

describe('collecting (R-DSC-3 to R-DSC-5)', () => {
  test('goes through watch, collect, wait, reward and collected (R-DSC-4)', async () => {
    const { handler: collectDailyReward, release } = heldHandler(clubCommands().collectDailyReward);
    const { user, server } = await rewards(BUILT_AT, BUILT_AT, {
      collectDailyReward,
    });
    await user.click(screen.getByRole('button', { name: 'Assistir: Dinheiro' }));
    await user.click(await screen.findByRole('button', { name: 'Coletar' }));
    expect(await screen.findByText('Coletando ...')).toBeInTheDocument();
    release();
    const dialog = await screen.findByRole('dialog', { name: 'Sua recompensa' });
    expect(within(dialog).getByText(/^\$.10\.000$/)).toBeInTheDocument();
    const [close] = within(dialog).getAllByRole('button', { name: 'Fechar' });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card('Dinheiro').getByText('RECOMPENSA COLETADA')).toBeInTheDocument();
    expect(card('Item').getByRole('button', { name: 'Assistir: Item' })).toBeInTheDocument();
    expect(server.calls.at(-1)?.body).toEqual({ rewardType: 'money' });
  });

  test.each<[Reward, readonly string[]]>([
    [{ type: 'playerBooster', value: 11 }, ['Booster de jogador', '+8%', 'Velocidade', 'prata']],
    [{ type: 'matchBooster', value: 1 }, ['Booster de jogo', '+5%', 'Moral', 'bronze']],
    [{ type: 'credits', value: 2 }, ['Créditos', '2']],
  ])('an item may be %j', async (reward, texts) => {
    const { user } = await rewards(BUILT_AT, BUILT_AT, {
      collectDailyReward: ({ world }) => ({ reward, club: ownClubOf(world) }),
    });
    await user.click(screen.getByRole('button', { name: 'Assistir: Item' }));
    await user.click(await screen.findByRole('button', { name: 'Coletar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sua recompensa' });
    for (const text of texts) expect(within(dialog).getByText(text)).toBeInTheDocument();
  });

  test('a refusal closes the dialog and says why', async () => {
    const { user } = await rewards(BUILT_AT, BUILT_AT, {
      collectDailyReward: () => {
        throw new RefusedCall('daily-rewards/not-yet', { date: BUILT_AT });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Assistir: Item' }));
    await user.click(await screen.findByRole('button', { name: 'Coletar' }));
    expect(
      await findToast(/^Recompensa coletada\. A próxima chega em 02\/03 às 09:00 \(horário de Brasília\)\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Intervalo' })).not.toBeInTheDocument();
  });
});
