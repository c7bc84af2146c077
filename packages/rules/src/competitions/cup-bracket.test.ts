import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant } from '../testing/builders.ts';
import type { Competition } from './competition.ts';
import type { CupName } from './competition-name.ts';
import { cupBracket } from './cup-bracket.ts';
import { isStillIn } from './cup-course.ts';
import { drawCupRound } from './cup-draw.ts';
import { cupLots } from './cup-lots.ts';
import { finishMatch, recordResult, type SideResult } from './record-result.ts';

const random = createRandom('bracket');
const open = (name: CupName, count: number) =>
  buildCompetition({
    id: 'cup',
    name,
    entrants: Array.from({ length: count }, (_, index) => buildEntrant(`c${index + 1}`)),
  });

function drawNext(competition: Competition): Competition {
  const clubs = competition.entrants.map(({ clubId }) => buildClub({ id: clubId }));
  return drawCupRound({ competition, clubs, now: competition.drawAt ?? BUILT_AT }, random, ALPHA).competition;
}

const GOAL = { id: 'p', name: 'Zeca', number: 9 };
const WIN = { home: { score: 1, goals: [{ ...GOAL, minutes: 90 }] }, away: { score: 0 } };
const LATE = { home: { score: 1, goals: [{ ...GOAL, minutes: 91 }] }, away: { score: 0 } };
const KICKS = { home: { score: 0, shootOut: 3 }, away: { score: 0, shootOut: 4 } };

function play(
  competition: Competition,
  result: Readonly<Record<'home' | 'away', SideResult>>,
  most = Number.POSITIVE_INFINITY,
): Competition {
  return Object.values(competition.matches)
    .filter(({ status }) => status !== 'finished')
    .slice(0, most)
    .reduce(
      (current, match) =>
        recordResult({ competition: current, match: finishMatch(match, result), now: match.date }, ALPHA).competition,
      competition,
    );
}

describe('the bracket of a cup (R-CUP-7)', () => {
  test('is empty before the first draw', () => {
    expect(cupBracket(open('MM Cup', 6), ALPHA)).toEqual({ rounds: [], places: new Map() });
  });

  test('has a tie of one club for a bye, and open ties for what is to come', () => {
    const { rounds } = cupBracket(drawNext(open('MM Cup', 6)), ALPHA);
    expect(rounds.map(({ phase, ties }) => [phase, ties.length])).toEqual([
      ['quarter-finals', 4],
      ['semi-finals', 2],
      ['final', 1],
    ]);
    const byes = rounds[0]?.ties.filter(({ away }) => away === null);
    expect(byes?.map(({ winner }) => winner)).toEqual(['c1', 'c2']);
    expect(rounds[1]?.ties.map(({ home, away, match }) => [home.clubId, away?.clubId, match])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  test('names the moment of the draw of the next round, and of no other', () => {
    const played = play(drawNext(open('MM Cup', 8)), WIN);
    expect(cupBracket(played, ALPHA).rounds.map(({ drawAt }) => drawAt)).toEqual([null, played.drawAt, null]);
  });

  test.each([
    [WIN, 'regular-time', 'home'],
    [LATE, 'extra-time', 'home'],
    [KICKS, 'shoot-out', 'away'],
  ] as const)('shows how a tie was decided: %#', (result, decision, side) => {
    const [round] = cupBracket(play(drawNext(open('MM Cup', 4)), result), ALPHA).rounds;
    for (const tie of round?.ties ?? []) {
      expect(tie.decision).toBe(decision);
      expect(tie.winner).toBe(tie[side]?.clubId);
    }
  });

  test('shows the eliminated clubs while others of the round still play', () => {
    const { places, rounds } = cupBracket(play(drawNext(open('MM Cup', 8)), WIN, 1), ALPHA);
    expect([...places.values()]).toEqual([5]);
    expect(rounds[0]?.ties.map(({ winner }) => winner === null)).toEqual([false, true, true, true]);
  });
});

describe('the bracket of a tournament (R-CUP-7)', () => {
  const groups = drawNext(open('MM Tournament', 16));

  test('names the places of the groups before they are played', () => {
    const [round] = cupBracket(groups, ALPHA).rounds;
    const places = round?.ties.map(({ home, away }) => [home, away].map((side) => side?.from));
    expect(places?.[0]).toEqual([
      { group: 'A', place: 1 },
      { group: 'B', place: 2 },
    ]);
    expect(round?.ties.every(({ home }) => home.clubId === null)).toBe(true);
  });

  test('names the clubs once the groups are played, and keeps them after the draw', () => {
    const played = play(groups, WIN);
    const sidesOf = (competition: Competition) =>
      cupBracket(competition, ALPHA).rounds[0]?.ties.map(({ home, away }) => [home, away]);
    expect(
      sidesOf(played)
        ?.flat()
        .every((side) => typeof side?.clubId === 'string'),
    ).toBe(true);
    expect(sidesOf(drawNext(played))).toEqual(sidesOf(played));
    expect(cupBracket(drawNext(played), ALPHA).places.size).toBe(8);
  });
});

describe('whether a club is still in (R-CUP-9)', () => {
  test('ends with a tie that it loses, also by a shoot-out', () => {
    const played = play(drawNext(open('MM Cup', 4)), KICKS);
    const { rounds } = cupBracket(played, ALPHA);
    for (const { home, away } of rounds[0]?.ties ?? []) {
      expect(isStillIn(played, home.clubId ?? '')).toBe(false);
      expect(isStillIn(played, away?.clubId ?? '')).toBe(true);
    }
  });

  test('ends after the groups with a knock-out that is drawn without it', () => {
    const played = play(drawNext(open('MM Tournament', 16)), WIN);
    const ids = played.entrants.map(({ clubId }) => clubId);
    expect(ids.filter((id) => isStillIn(played, id))).toHaveLength(16);
    expect(ids.filter((id) => isStillIn(drawNext(played), id))).toHaveLength(8);
  });
});

describe('the lots of a draw (R-CUP-8)', () => {
  test('of a cup are the clubs of its matches; the best have a bye', () => {
    const drawn = drawNext(open('MM Cup', 6));
    const lots = cupLots(drawn, 1, ALPHA);
    expect(lots?.byes).toEqual(['c1', 'c2']);
    expect(lots?.lots.map(({ tie }) => tie)).toEqual([1, 1, 2, 2]);
    expect(lots?.lots.map(({ clubId }) => clubId)).toEqual(
      Object.values(drawn.matches).flatMap(({ home, away }) => [home.id, away.id]),
    );
  });

  test('of groups go pot by pot, and a tournament’s knock-out has none', () => {
    const drawn = drawNext(open('MM Tournament', 16));
    const lots = cupLots(drawn, 1, ALPHA)?.lots ?? [];
    expect(lots.slice(0, 5).map(({ pot, group }) => `${pot}${group}`)).toEqual(['1A', '1B', '1C', '1D', '2A']);
    const knockOut = drawNext(play(drawn, WIN));
    expect(cupLots(knockOut, 4, ALPHA)).toBeNull();
  });
});
