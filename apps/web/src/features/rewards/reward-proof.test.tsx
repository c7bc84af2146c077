import type { RevealedReward } from '@mundo-manager/engine/proof';
import { BUILT_AT, buildClub } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { REWARD_QUERIES } from '../../testing/server/fake-rewards.ts';
import { playerCommands } from '../../testing/server/player-commands.ts';
import { rewardWitness } from './reward-witness.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const open = () =>
  renderApp('/dailyRewards', {
    world: { club: buildClub({ dailyRewards: { moneyCollectionDate: BUILT_AT, itemCollectionDate: BUILT_AT } }) },
    handlers: clubCommands(),
  });
type App = Awaited<ReturnType<typeof open>>;

async function collect({ user }: App, name: string) {
  await user.click(screen.getByRole('button', { name: `Assistir: ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Coletar' }));
  return screen.findByRole('dialog', { name: 'Sua recompensa' });
}
const store = () => within(screen.getByRole('region', { name: /^Seus boosters/ }));
const panel = async () => within(await screen.findByRole('region', { name: 'Sorteio verificável' }));

test('an item is checked at once, with a key that this browser chose after the head (R-PRF-15)', async () => {
  const app = await open();
  const dialog = await collect(app, 'Item');
  expect(await within(dialog).findByText(/^Conferido neste navegador/)).toBeInTheDocument();
  const { seen, keys } = rewardWitness();
  const names = app.server.calls.map(({ name }) => name);
  expect(names.indexOf('rewardChain')).toBeLessThan(names.indexOf('collectDailyReward'));
  expect(keys.map(({ key, position }) => [key, position])).toEqual([[app.server.world.draws[0]?.key, 0]]);
  expect(seen.map(({ position }) => position)).toEqual([0, 1]);
});

test('money is no draw, and nothing is checked', async () => {
  const dialog = await collect(await open(), 'Dinheiro');
  expect(within(dialog).queryByText(/sorteio|Conferido/)).toBeNull();
  expect(rewardWitness().keys).toEqual([]);
});

test('one press checks the whole chain, a sentence per check (R-PRF-15)', async () => {
  const app = await open();
  const { user } = app;
  await collect(app, 'Item');
  await user.keyboard('{Escape}');
  await user.click((await panel()).getByRole('button', { name: 'Verificar' }));
  expect(await (await panel()).findByText('Sorteios confirmados.')).toBeInTheDocument();
  expect((await panel()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Cada elo leva/),
    expect.stringMatching(/^Sorteado de novo/),
    expect.stringMatching(/só depois escolheu as chaves/),
  ]);
});

test.each<[string, Partial<RevealedReward>, RegExp]>([
  ['another key', { key: 'forged' }, /um resultado é outro|não usou a chave/],
  ['another reward', { reward: { type: 'money', value: 999 } }, /um resultado é outro/],
])('a server that shows %s is named in the answer', async (_, change, sentence) => {
  const app = await open();
  app.server.use({
    rewardChain: (call) => {
      const chain = REWARD_QUERIES.rewardChain(call);
      return { ...chain, draws: chain.draws.map((draw) => ({ ...draw, ...change })) };
    },
  });
  const dialog = await collect(app, 'Item');
  expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
});

test('a head that differs from the one this browser has seen is reported (R-PRF-15)', async () => {
  const { user, server } = await open();
  await panel();
  await screen.findByText(/^Cabeça da cadeia 1/);
  const head = 'ab'.repeat(32);
  server.use({
    rewardChain: (call) => {
      const chain = REWARD_QUERIES.rewardChain(call);
      return { ...chain, head, chains: chain.chains.map((each) => ({ ...each, head })) };
    },
  });
  await user.click((await panel()).getByRole('button', { name: 'Verificar' }));
  expect(await screen.findByText('Os sorteios não estão confirmados.')).toBeInTheDocument();
  expect(screen.getByText(/viu antes outra cabeça/)).toBeInTheDocument();
});

test('the proof is saved with what this browser has kept, for engine verify (R-PRF-15)', async () => {
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:proof');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }));
  const app = await open();
  await collect(app, 'Item');
  await app.user.keyboard('{Escape}');
  await app.user.click((await panel()).getByRole('button', { name: 'Baixar a prova' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  const proof = JSON.parse((await saved.mock.calls[0]?.[0].text()) ?? '');
  expect(proof).toMatchObject({ used: 1, draws: [{ position: 1 }], witness: { keys: [{ position: 0 }] } });
});

test('a fusion of three different ones is checked, three equal ones are no draw (R-PRF-15)', async () => {
  const app = await renderApp('/playerBoosters', {
    world: { club: buildClub({ playerBoosters: [1, 2, 3] }) },
    handlers: playerCommands(),
  });
  expect((await panel()).getByRole('button', { name: 'Verificar' })).toBeInTheDocument();
  for (const name of [/Velocidade/, /Resistência/, /Força|bronze/])
    await app.user.click(store().getAllByRole('button', { name })[0] ?? document.body);
  await app.user.click(screen.getByRole('button', { name: /^Fundir/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Fusão concluída!' });
  expect(await within(dialog).findByText(/^Conferido neste navegador/)).toBeInTheDocument();
});
