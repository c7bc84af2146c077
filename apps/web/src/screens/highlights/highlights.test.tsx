import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  buildSquad,
} from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import type { FakeWorld } from '../../testing/world.ts';

const DAY = 86_400_000;
const own = buildClub({ competitions: { current: ['l1'] } });
const rival = buildClub({ id: 'c2', name: 'Pedra Lascada', players: buildSquad('c2') });
const ratings = (clubId: string, value: number) =>
  buildSquad(clubId, 11).map(({ id, number, personalData: { name } }) => ({ id, number, name, value }));
const scorer = { id: 'c1-p9', name: 'Jogador 9', number: 9, minutes: 3 };

const played = buildMatch({
  id: 'm1',
  round: 1,
  date: BUILT_AT - DAY,
  status: 'finished',
  home: {
    id: 'c1',
    score: 1,
    goals: [scorer],
    assists: [{ id: null, name: '', number: 0 }],
    playerScore: ratings('c1', 7),
  },
  away: { id: 'c2', playerScore: ratings('c2', 6) },
});
const next = buildMatch({ id: 'm2', round: 2, date: BUILT_AT + DAY, home: { id: 'c2' }, away: { id: 'c1' } });

const worldOf = (...matches: readonly ReturnType<typeof buildMatch>[]): Partial<FakeWorld> => ({
  club: own,
  others: [rival],
  competitions: [
    buildCompetition({
      status: 'running',
      entrants: [buildEntrant('c1'), buildEntrant('c2')],
      matches: Object.fromEntries(matches.map((match) => [match.id, match])),
    }),
  ],
});

test('the highlights have twelve lists, the awards so far and the team of the latest whole round (R-CAR-16)', async () => {
  const { user, router } = await renderApp('/highlights?id=l1', { world: worldOf(played, next) });
  const goals = within(await screen.findByRole('region', { name: 'Gols' }));
  expect(goals.getAllByRole('listitem')).toHaveLength(1);
  expect(goals.getByRole('link', { name: 'Jogador 9' })).toHaveAttribute('href', '/playerDetails?id=c1-p9');
  expect(
    screen.getAllByRole('region', { name: /^(Gols|Assist|Nota|Jogos|Defesas|Des|Passes|Chutes|Min|Dist|Cart)/ }),
  ).toHaveLength(12);
  const awards = within(screen.getByRole('region', { name: 'Prêmios da temporada' }));
  expect(within(awards.getByRole('region', { name: 'Artilheiro' })).getByText('Jogador 9')).toBeInTheDocument();
  expect(awards.getByText('Se acabasse hoje')).toBeInTheDocument();

  const team = within(screen.getByRole('region', { name: 'Seleção da rodada' }));
  expect(team.getByText('Rodada 1')).toBeInTheDocument();
  expect(await team.findAllByRole('link')).toHaveLength(11);
  await user.click(team.getByRole('button', { name: 'Temporada' }));
  expect(await screen.findByRole('region', { name: 'Seleção da temporada' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?id=l1&team=season');
});

test('before the first whole round the team is still to come, and a failure offers another try (R-CAR-16)', async () => {
  await renderApp('/highlights', { world: worldOf(next) });
  expect(await screen.findByText('A seleção aparece quando a primeira rodada acabar.')).toBeInTheDocument();
  expect(screen.getAllByText('Ninguém nesta lista ainda.')).toHaveLength(12);
});

test('highlights that do not come say so', async () => {
  const competitionLeaders = () => {
    throw new RefusedCall('server/internal');
  };
  await renderApp('/highlights?id=l1', { world: worldOf(played), handlers: { competitionLeaders } });
  expect(await screen.findByText('Não deu para carregar os destaques.')).toBeInTheDocument();
});
