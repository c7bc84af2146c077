import { BUILT_AT, buildClub, buildCompetition, buildMatch } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';

const rated = { id: 'c1-p9', number: 9, name: 'Jogador 9', value: 7.5 };
const match = buildMatch({
  id: 'm1',
  date: BUILT_AT - 86_400_000,
  status: 'finished',
  home: {
    id: 'c1',
    score: 1,
    goals: [{ ...rated, minutes: 5 }],
    assists: [{ id: null, name: '', number: 0 }],
    playerScore: [rated],
  },
  away: { id: 'c2' },
});
const world = {
  club: buildClub(),
  competitions: [buildCompetition({ status: 'running', matches: { m1: match } })],
};

test('the career is shown by competition and club, and in sum (R-CAR-13)', async () => {
  await renderApp('/playerDetails?id=c1-p9', { world });
  const panel = within(await screen.findByRole('region', { name: 'Carreira' }));
  const row = within((await panel.findAllByRole('row'))[1] ?? panel.getByRole('table'));
  expect(row.getByRole('rowheader')).toHaveTextContent(/^MM League/);
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('7,5');
  expect(panel.getByText('Gols', { selector: 'dt' }).nextSibling).toHaveTextContent('1');
});

test('a player without a match has no career yet, and a failure says so (R-CAR-13)', async () => {
  await renderApp('/playerDetails?id=c1-p10', { world });
  expect(await screen.findByText('Nenhum jogo por um clube ainda.')).toBeInTheDocument();
});

test('a career that does not come offers another try', async () => {
  const playerCareer = () => {
    throw new RefusedCall('server/internal');
  };
  await renderApp('/playerDetails?id=c1-p9', { world, handlers: { playerCareer } });
  expect(await screen.findByText('Não deu para carregar a carreira.')).toBeInTheDocument();
});

test('the next player follows in the order of the list, and back leads to the list (R-CAR-15)', async () => {
  const { user, router } = await renderApp('/squad?sort=-number', { world });
  const [row] = await screen.findAllByRole('rowheader');
  await user.click(within(row as HTMLElement).getByRole('link'));
  const ways = within(await screen.findByRole('navigation', { name: 'Outros jogadores da lista' }));
  const last = world.club.players.length;
  expect(ways.getByText(`1 de ${last}`)).toBeInTheDocument();
  expect(ways.queryByRole('link', { name: /^Jogador anterior/ })).toBeNull();
  ways.getByRole('link', { name: `Jogador seguinte: Jogador ${last - 1}` }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: `Jogador ${last - 1}` })).toBeInTheDocument();
  expect(screen.getByText(`2 de ${last}`)).toBeInTheDocument();
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/squad'));
});

test('a page opened by its address has the order of the squad (R-CAR-15)', async () => {
  await renderApp('/playerDetails?id=c1-p1', { world });
  expect(await screen.findByRole('link', { name: 'Jogador seguinte: Jogador 2' })).toBeInTheDocument();
});

test('a switch adds goals, assists, minutes and form to the squad, and is kept (R-CAR-14)', async () => {
  localStorage.clear();
  const { user, router } = await renderApp('/squad', { world });
  const table = () => within(screen.getByRole('table', { name: 'Plantel completo' }));
  expect(table().getAllByRole('columnheader')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Estatísticas' }));
  await waitFor(() => expect(table().getByRole('row', { name: /Jogador 9 .*7,5, notas/ })).toBeInTheDocument());
  expect(table().getAllByRole('columnheader')).toHaveLength(15);
  await user.click(table().getByRole('button', { name: 'Gols' }));
  expect(table().getAllByRole('rowheader')[0]).toHaveTextContent('Jogador 9');
  expect(router.state.location.search).toBe('?sort=-goals');
  expect(localStorage.getItem('mm.squadStatistics')).toBe('on');
  await user.click(screen.getByRole('button', { name: 'Estatísticas' }));
  expect(table().getAllByRole('columnheader')).toHaveLength(11);
  expect(localStorage.getItem('mm.squadStatistics')).toBeNull();
});
