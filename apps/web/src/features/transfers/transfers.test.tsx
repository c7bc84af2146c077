import { ALPHA } from '@mundo-manager/rules/ruleset';
import { type Transfer, transferOf } from '@mundo-manager/rules/scouting';
import { BUILT_AT, buildClub, buildCompetition, buildMatch, buildPlayer } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';

const DAY = 86_400_000;
const party = (clubId: string) => ({ clubId, category: 'Várzea', leagueId: 'l1' }) as const;
const sale = (changes: Partial<Transfer>): Transfer => ({
  ...transferOf(
    { player: buildPlayer({ id: 'c1-p7', name: 'Zito' }), price: 90_000, from: null, to: party('c1'), now: BUILT_AT },
    ALPHA,
  ),
  ...changes,
});
const transfers = [
  sale({ from: party('c2'), date: BUILT_AT - DAY }),
  sale({
    playerId: 'c2-p3',
    name: 'Ébano',
    price: 250_000,
    from: party('c1'),
    to: party('c2'),
    date: BUILT_AT - 2 * DAY,
  }),
  sale({ playerId: 'gone', name: 'Pardal', overall: null, age: null, price: 1_000, date: BUILT_AT - 3 * DAY }),
];
const match = buildMatch({ id: 'm1', home: { id: 'c1' }, away: { id: 'c2' } });
const world = {
  club: buildClub(),
  transfers,
  competitions: [buildCompetition({ id: 'l1', status: 'running', matches: { m1: match } })],
};
const panel = async () => within(await screen.findByRole('region', { name: 'Transferências' }));
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('a player’s page shows his buyers, sellers and prices (R-SCT-16)', async () => {
  await renderApp('/playerDetails?id=c1-p7', { world });
  const table = await (await panel()).findByRole('table', { name: 'Transferências do jogador' });
  const [, row] = within(table).getAllByRole('row');
  expect(within(row as HTMLElement).getAllByRole('link')).toHaveLength(2);
  expect(spaced((row as HTMLElement).textContent)).toMatch(/Clube c2.*Clube c1.*24.*60.*\$ 90\.000/);
});

test('a player without a transfer says so, and a failure offers another try (R-SCT-16)', async () => {
  await renderApp('/playerDetails?id=c1-p8', { world });
  expect(await (await panel()).findByText('Nenhuma transferência ainda.')).toBeInTheDocument();
});

test('transfers that do not come offer another try', async () => {
  const playerTransfers = () => {
    throw new RefusedCall('server/internal');
  };
  await renderApp('/playerDetails?id=c1-p8', { world, handlers: { playerTransfers } });
  expect(await (await panel()).findByText('Não deu para carregar as transferências.')).toBeInTheDocument();
});

test('a club’s page shows the players who came and left, with the balance of all (R-SCT-16)', async () => {
  await renderApp('/club?id=c1', { world });
  const shown = await panel();
  const totals = await shown.findByLabelText('Em todas as transferências');
  expect(spaced(totals.textContent)).toBe('Chegaram (2)$ 91.000Saíram (1)$ 250.000Saldo+$ 159.000');
  const rows = shown.getAllByRole('row').slice(1);
  expect(rows.map((row) => spaced(row.lastElementChild?.textContent ?? ''))).toEqual([
    '−$ 90.000',
    '+$ 250.000',
    '−$ 1.000',
  ]);
});

test('a league’s page shows the transfers of its clubs and each one’s balance (R-SCT-16)', async () => {
  await renderApp('/competitions/mmleague?id=l1', { world });
  const table = await (await panel()).findByRole('table', { name: 'Saldo dos clubes' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => spaced(row.lastElementChild?.textContent ?? ''))).toEqual(['+$ 159.000', '−$ 160.000']);
});

test('before an own player is listed for sale, comparable sales and their median are shown (R-SCT-17)', async () => {
  const spare = { ...world.club.players[18], id: 'spare' } as (typeof world.club.players)[number];
  const club = { ...world.club, players: [...world.club.players, { ...spare, number: 50 }] };
  const alike = sale({ playerId: 'x', name: 'Sócrates', position: spare.personalData.position, price: 70_000 });
  const { user } = await renderApp('/playerDetails?id=spare', { world: { ...world, club, transfers: [alike] } });
  await user.click(await screen.findByRole('button', { name: 'Colocar à venda' }));
  const sales = within(await screen.findByRole('region', { name: 'Vendas parecidas' }));
  expect(await sales.findByText('Sócrates')).toBeInTheDocument();
  expect(spaced(sales.getByText(/^Preço mediano/).textContent)).toBe('Preço mediano: $ 70.000');
});
