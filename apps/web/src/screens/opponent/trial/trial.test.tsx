import { type MatchInput, simulate } from '@mundo-manager/engine';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_OUTCOMES, type Outcomes } from '../../../features/simulation/outcomes.ts';
import { playHundred } from '../../../features/simulation/play-hundred-matches.ts';
import { renderApp } from '../../../testing/render-app.tsx';

vi.mock('../../../features/simulation/play-hundred-matches.ts', () => ({ TIMES: 100, playHundred: vi.fn() }));

const HUNDRED: Outcomes = {
  ...NO_OUTCOMES,
  played: 100,
  homeWins: 25,
  draws: 30,
  awayWins: 45,
  homeGoals: 98,
  awayGoals: 142,
  byScore: { '1-1': 16, '0-1': 12, '1-2': 11 },
};
const own = buildClub({ competitions: { current: ['l1'] } });
const tired = {
  ...own,
  players: own.players.map((player) => ({ ...player, attributes: { ...player.attributes, condition: 83 } })),
};
const rival = buildClub({ id: 'c2', name: 'Pedra Lascada' });
const next = buildMatch({
  id: 'next',
  date: BUILT_AT + 86_400_000,
  home: { id: 'c2' },
  away: { id: 'c1', tacticName: 'B', boosterId: 2 },
});

async function report() {
  const league = buildCompetition({
    status: 'running',
    entrants: [buildEntrant('c1'), buildEntrant('c2')],
    matches: { next },
  });
  const rendered = await renderApp('/opponent?id=c2', {
    world: { club: tired, others: [rival], competitions: [league] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Pedra Lascada' });
  return rendered;
}
const panel = () => within(screen.getByRole('region', { name: 'Simulação' }));
const played = vi.mocked(playHundred);
/** What the last press sent to the workers. */
const sent = (): MatchInput => {
  const [input] = played.mock.lastCall ?? [];
  if (input === undefined) throw new Error('nothing was simulated');
  return input;
};

beforeEach(() => {
  played.mockReset();
  played.mockResolvedValue(HUNDRED);
});

test('plays the next meeting with the own tactic, booster and condition against the likely eleven (R-OPP-19)', async () => {
  const { user } = await report();
  await user.click(screen.getByRole('button', { name: 'Simular' }));
  const { home, away } = sent();
  expect([home.club.id, away.club.id]).toEqual(['c2', 'c1']);
  expect([home.boosterId, away.boosterId]).toEqual([null, 2]);
  expect(away.tactic.places).toEqual(own.tactics.B.places);
  expect(new Set([...home.players, ...away.players].map(({ condition }) => condition))).toEqual(new Set([83]));
  expect(simulate(sent(), 'one').score.home).toBeGreaterThanOrEqual(0);
});

test('shows shares, goals and common scores from the own side, and that it is an estimate (R-OPP-20)', async () => {
  const { user } = await report();
  expect(panel().getByText(/^É uma estimativa: sua tática B e seus jogadores de hoje/)).toBeInTheDocument();
  await user.click(panel().getByRole('button', { name: 'Simular 100 vezes' }));
  expect(await panel().findByText('Gols por jogo: você 1,4, Pedra Lascada 1,0')).toBeInTheDocument();
  const shares = panel().getAllByRole('definition');
  expect(shares.map(({ textContent }) => textContent)).toEqual(['45%', '30%', '25%']);
  const [first] = panel().getAllByRole('row');
  expect(first).toHaveTextContent('1×116 vezes');
});

test('shows how far it is, and keeps the run before to compare', async () => {
  const { user } = await report();
  await user.click(panel().getByRole('button', { name: 'Simular 100 vezes' }));
  await panel().findByText('45%');
  let finish: (outcomes: Outcomes) => void = () => undefined;
  played.mockImplementation((_, { onProgress }) => {
    onProgress({ ...HUNDRED, played: 40 });
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await user.click(panel().getByRole('button', { name: 'Simular de novo' }));
  expect(await panel().findByRole('progressbar', { name: 'Jogos simulados' })).toHaveAttribute('aria-valuenow', '40');
  finish({ ...HUNDRED, awayWins: 55, homeWins: 15 });
  expect(await panel().findByText('antes 45%')).toBeInTheDocument();
});

test('a trial is not offered without a drawn match against the club', async () => {
  await renderApp('/opponent?id=c2', { world: { club: own, others: [rival] } });
  await screen.findByRole('heading', { level: 1, name: 'Pedra Lascada' });
  expect(screen.queryByRole('button', { name: 'Simular' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Simulação' })).not.toBeInTheDocument();
});
