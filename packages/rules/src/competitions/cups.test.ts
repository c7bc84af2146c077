import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '../testing/builders.ts';
import type { Competition } from './competition.ts';
import type { CupName } from './competition-name.ts';
import { cupCourse, groupTables, matchWinner, tournamentGroups } from './cup-course.ts';
import { drawCupRound } from './cup-draw.ts';
import { finishCup } from './cup-finish.ts';
import { enterCup } from './join.ts';
import { finishMatch, recordResult } from './record-result.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const random = createRandom('cups');

const clubsOf = (count: number) => Array.from({ length: count }, (_, index) => buildClub({ id: `c${index + 1}` }));
const openCup = (name: CupName, count: number) =>
  buildCompetition({ id: 'cup', name, entrants: clubsOf(count).map(({ id }) => buildEntrant(id)) });
const unplayed = ({ matches }: Competition) => Object.values(matches).filter(({ status }) => status !== 'finished');
const rankOf = (id: string) => Number(id.slice(1));

/** The next round, drawn and played: the better-ranked club wins by a kick of the shoot-out, in a group by a goal. */
function playRound(competition: Competition, now: number): Competition {
  const clubs = competition.entrants.map(({ clubId }) => buildClub({ id: clubId }));
  const drawn = drawCupRound({ competition, clubs, now }, random, ALPHA).competition;
  return unplayed(drawn).reduce((current, match) => {
    const homeWins = rankOf(match.home.id) < rankOf(match.away.id);
    const sides = match.isKnockOut
      ? { home: { score: 1, shootOut: homeWins ? 5 : 4 }, away: { score: 1, shootOut: homeWins ? 4 : 5 } }
      : { home: { score: homeWins ? 1 : 0 }, away: { score: homeWins ? 0 : 1 } };
    return recordResult({ competition: current, match: finishMatch(match, sides), now: match.date }, ALPHA).competition;
  }, drawn);
}

function playAll(name: CupName, count: number) {
  const rounds: Competition[] = [];
  let competition: Competition = openCup(name, count);
  do {
    competition = playRound(competition, competition.drawAt ?? BUILT_AT);
    rounds.push(competition);
  } while (competition.drawAt !== undefined);
  return { competition, rounds };
}

describe('entering a cup (R-CUP-1)', () => {
  test('is free, has an event, and closes with its last place', () => {
    const club = buildClub({ id: 'new', competitions: { current: [] } });
    const entered = enterCup({ club, competition: openCup('MM Special', 7), current: [], now: 5 }, ALPHA);
    expect(entered.ok && entered.value.club.finances).toEqual(club.finances);
    expect(entered.ok && entered.value.events.map(({ type }) => type)).toEqual(['competition-joined']);
    const full = enterCup({ club, competition: openCup('MM Special', 8), current: [], now: 5 }, ALPHA);
    expect(full.ok ? null : full.error.code).toBe('competitions/full');
  });
});

describe('the course of a cup', () => {
  const { competition, rounds } = playAll('MM Cup', 10);

  test('gives byes to the best of the last tables, and draws the others (R-CUP-5)', () => {
    const [first] = rounds;
    const playing = Object.values(first?.matches ?? {}).flatMap(({ home, away }) => [home.id, away.id]);
    expect(playing.map(rankOf).sort((a, b) => a - b)).toEqual([7, 8, 9, 10]);
  });

  test('is at the ground of the lower-ranked club, its final nowhere (R-CUP-3)', () => {
    const matches = Object.values(competition.matches);
    const final = matches.find(({ isNeutral }) => isNeutral);
    expect(matches.every(({ home, away, isNeutral }) => isNeutral || rankOf(home.id) > rankOf(away.id))).toBe(true);
    expect([final?.venue, competition.phase]).toEqual(['Estádio Nacional', 'final']);
  });

  test('draws every round of its own, twelve hours after the one before (R-CUP-2)', () => {
    const [first, second] = rounds;
    const last = Math.max(...Object.values(first?.matches ?? {}).map(({ date }) => date));
    expect(first?.drawAt).toBe(last + 12 * HOUR);
    expect(Math.max(...Object.values(second?.matches ?? {}).map(({ date }) => date))).toBe(last + 2 * DAY);
  });

  test('ends with places, prizes and awards (R-CUP-5, R-CUP-6)', () => {
    const { alive, places } = cupCourse(competition, ALPHA);
    expect(alive).toEqual(['c1']);
    expect([...places.values()].sort((a, b) => a - b)).toEqual([1, 2, 3, 3, 5, 5, 5, 5, 9, 9]);
    const end = finishCup({ competition, clubs: clubsOf(10), now: 99 }, ALPHA);
    expect(end.clubs[0]).toMatchObject({ category: 'Várzea', awards: [{ competition: 'MM Cup', place: 1 }] });
    expect(end.entries.filter(({ clubId }) => clubId === 'c1').map(({ amount }) => amount)).toEqual([300_000, 15]);
    expect(() => finishCup({ competition, clubs: clubsOf(9), now: 99 }, ALPHA)).toThrow('needs each club');
  });
});

describe('the course of a tournament (R-CUP-4)', () => {
  const { competition, rounds } = playAll('MM Tournament', 16);

  test('is four groups of four, then three rounds of the first two of each', () => {
    expect(tournamentGroups(competition, ALPHA).map((group) => group.length)).toEqual([4, 4, 4, 4]);
    expect(groupTables(competition, ALPHA).every((table) => table.every(({ plays }) => plays === 3))).toBe(true);
    expect(rounds.map(({ phase }) => phase)).toEqual(['groups', 'quarter-finals', 'semi-finals', 'final']);
    expect(Object.keys(competition.matches)).toHaveLength(24 + 7);
  });

  test('shares third place between the losers of the semi-finals', () => {
    const places = [...cupCourse(competition, ALPHA).places.values()].sort((a, b) => a - b);
    expect(places).toEqual([1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 9, 9, 9, 9, 9, 9]);
  });
});

test('a level match without a shoot-out has no winner (R-CUP-3)', () => {
  expect(() => matchWinner(buildMatch({ status: 'finished' }))).toThrow('matchWinner: needs a finished match');
});

test('a draw out of turn is a programmer error (R-CUP-2)', () => {
  const drawn = drawCupRound({ competition: openCup('MM Cup', 4), clubs: clubsOf(4), now: BUILT_AT }, random, ALPHA);
  const again = { competition: drawn.competition, clubs: clubsOf(4), now: BUILT_AT };
  expect(() => drawCupRound(again, random, ALPHA)).toThrow('between two rounds');
  const league = { competition: buildCompetition({ entrants: [] }), clubs: [], now: BUILT_AT };
  expect(() => drawCupRound(league, random, ALPHA)).toThrow('needs a cup or a tournament');
});
