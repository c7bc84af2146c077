import { type GameEvent, inboxMessages } from '@mundo-manager/rules/inbox';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';

const NOW = Date.UTC(2026, 2, 8, 12);
const DAY = 86_400_000;
const result = (days: number, opponent: string, isHome?: boolean): GameEvent => ({
  ...{ type: 'match-finished', clubId: 'c1', date: NOW - days * DAY, matchId: `m${days}`, opponent },
  ...{ goalsFor: 2, goalsAgainst: 1 },
  ...(isHome !== undefined && { isHome }),
});
const MESSAGES = inboxMessages([
  result(1, 'Garoa Futebol', true),
  { type: 'player-injured', clubId: 'c1', date: NOW - 2 * DAY, playerId: 'p1', name: 'Tião Luva', days: 3 },
  {
    ...{ type: 'competition-finished', clubId: 'c1', date: NOW - 10 * DAY, place: 3 },
    ...{ competitionId: 'l9', competitionName: 'MM League' },
  },
  result(12, 'Pedra Lascada', false),
  result(14, 'Sete Lagartos'),
]);

async function archive(address = '/email/arquivo', handlers = {}) {
  const rendered = await renderApp(address, { world: { messages: MESSAGES }, handlers });
  const panel = within(await screen.findByRole('region', { name: 'Mensagens da temporada' }));
  const texts = () => panel.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  return { ...rendered, panel, texts };
}

describe('the archive of messages (R-IBX-7)', () => {
  test('shows the season under way, and another one on request, which the address keeps', async () => {
    const { user, panel, texts, router } = await archive();
    await waitFor(() => expect(texts()).toHaveLength(2));
    const seasons = panel.getByLabelText('Temporada');
    expect(within(seasons).getAllByRole('option')[1]).toHaveTextContent('3º na MM League');
    await user.selectOptions(seasons, 'l9');
    await waitFor(() => expect(texts()).toHaveLength(3));
    expect(router.state.location.search).toBe('?season=l9');
    expect(panel.getByText('3 mensagens')).toBeInTheDocument();
  });

  test('says of an old result who was at home, if the message knows it (R-IBX-5)', async () => {
    const { texts } = await archive('/email/arquivo?season=l9');
    await waitFor(() => expect(texts()[1]).toContain('Placar final: Pedra Lascada 1 × 2 Clube c1'));
    expect(texts()[2]).toContain('Seu clube fez 2 e levou 1.');
  });

  test('is searched by what messages say, without accents, and by kind', async () => {
    const { user, panel, texts } = await archive();
    await user.type(await panel.findByLabelText('Buscar nas mensagens'), 'TIAO machucou');
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('Tião Luva se machucou');
    await user.selectOptions(panel.getByLabelText('Assunto'), 'Resultado');
    expect(texts()).toEqual([]);
    expect(panel.getByText('Nesta temporada não há mensagens assim.')).toBeInTheDocument();
    await user.clear(panel.getByLabelText('Buscar nas mensagens'));
    expect(texts()[0]).toContain('Garoa Futebol');
  });

  test('marks nothing, and is reached from the inbox', async () => {
    const { panel, user } = await archive();
    expect(panel.queryByRole('button', { name: /lida$/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Caixa de entrada' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mensagens' })).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Arquivo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Arquivo de mensagens' })).toBeInTheDocument();
  });

  test('a season that is none says so', async () => {
    const inboxArchive = () => {
      throw new RefusedCall('not-found/competition');
    };
    await renderApp('/email/arquivo?season=x', { world: { messages: MESSAGES }, handlers: { inboxArchive } });
    expect(await screen.findByText('Não deu para carregar as mensagens.')).toBeInTheDocument();
  });
});
