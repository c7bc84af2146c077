import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MATCH = buildMatch({ date: BUILT_AT + 5 * HOUR });
const LEAGUE = buildCompetition({
  id: MATCH.competitionId,
  status: 'started',
  entrants: [buildEntrant('c1'), buildEntrant('c2')],
  matches: { [MATCH.id]: MATCH },
});

/** The club with its number 3 suspended and number 9 injured until so many milliseconds from now. */
function world(injury = 2 * DAY) {
  const club = buildClub({ competitions: { current: [LEAGUE.id] } });
  const players = club.players.map((player) => {
    if (player.number === 3) return { ...player, bookings: { [LEAGUE.id]: { yellows: 0, isSuspended: true } } };
    return player.number === 9 ? { ...player, injuredUntil: BUILT_AT + injury } : player;
  });
  return { now: BUILT_AT, club: { ...club, players }, competitions: [LEAGUE] };
}

const nameOf = (number: number) =>
  buildClub().players.find((player) => player.number === number)?.personalData.name ?? '';
const warning = () => screen.queryByText('Fora do próximo jogo');

beforeEach(() => sessionStorage.clear());

test('players who miss the next match are named with their replacements, and one press makes the changes (R-TSC-28)', async () => {
  const { user } = await renderApp('/tactics', { world: world() });
  expect(warning()).toHaveTextContent(`${nameOf(3)} 1 jogo entra `);
  expect(warning()).toHaveTextContent(`${nameOf(9)} 2 d entra `);
  const board = screen.getByRole('group', { name: 'Campo, ataque para cima' });
  expect(within(board).getByRole('button', { name: /Machucado: fora por 2 dias$/ })).toBeInTheDocument();
  expect(within(board).getByRole('button', { name: /Suspenso do próximo jogo da MM League$/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fazer as trocas' }));
  expect(warning()).not.toBeInTheDocument();
  expect(within(board).queryByRole('button', { name: /Machucado|Suspenso/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(warning()).toBeInTheDocument();
});

test('a player who is fit again at kick-off causes no warning (R-TSC-28)', async () => {
  await renderApp('/tactics', { world: world(4 * HOUR) });
  expect(warning()).toHaveTextContent(nameOf(3));
  expect(warning()).not.toHaveTextContent(nameOf(9));
});

test('‘Escalar por mim’ leaves them out (R-TSC-28)', async () => {
  const { user } = await renderApp('/tactics', { world: world() });
  await user.click(screen.getByRole('button', { name: 'Escalar por mim' }));
  expect(warning()).not.toBeInTheDocument();
});

test('the next match counts them, and leads to the tactic (R-HOM-29)', async () => {
  await renderApp('/home', { world: world() });
  expect(screen.getByRole('link', { name: '2 titulares suspensos ou machucados' })).toHaveAttribute(
    'href',
    '/tactics?slot=A',
  );
});

test('the squad and the page of a player say it in words (R-DIS-8)', async () => {
  const { router } = await renderApp('/squad', { world: world() });
  expect(screen.getByRole('img', { name: 'Machucado: fora por 2 dias' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Suspenso do próximo jogo da MM League' })).toBeInTheDocument();
  await router.navigate('/playerDetails?id=c1-p9');
  expect(await screen.findByText('Machucado: fora por 2 dias')).toBeInTheDocument();
});

test('the league lists them (R-LEA-23)', async () => {
  await renderApp(`/competitions/mmleague?id=${LEAGUE.id}`, { world: world() });
  const panel = (await screen.findByRole('heading', { name: 'Suspensos e machucados' })).closest('section');
  expect(panel).toHaveTextContent(`${nameOf(3)}Suspenso do próximo jogo`);
  expect(panel).toHaveTextContent(`${nameOf(9)}Machucado: fora por 2 dias`);
});
