import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub, buildSquad, buildTactic } from '../testing/builders.ts';
import { benchOf, isStarterPlace, placeIds, startersOf, tacticsWith, withoutPlayer } from './line-ups.ts';
import { TACTIC_NAMES, type Tactic } from './tactic.ts';

const squad = buildSquad();
const ids = (from: number, to: number) => squad.slice(from, to).map(({ id }) => id);
const shortBench = { ...ALPHA, tactics: { ...ALPHA.tactics, bench: 5 } };

describe('places (R-TAC-1, R-TAC-2)', () => {
  test('there are 18, named 0 to 17, the first 11 for starters', () => {
    expect(placeIds(ALPHA)).toEqual([...Array(18).keys()].map(String));
    expect(placeIds(ALPHA).filter((id) => isStarterPlace(id, ALPHA))).toEqual([...Array(11).keys()].map(String));
    expect(placeIds(shortBench)).toHaveLength(16);
  });

  test('a line-up has eleven starters in slot order and the rest on the bench', () => {
    const tactic = buildTactic(squad);
    expect(startersOf(tactic, ALPHA)).toEqual(ids(0, 11));
    expect(benchOf(tactic, ALPHA)).toEqual(ids(11, 18));
  });

  test('places count by their ids, in whatever order they are listed, and empty ones are left out', () => {
    const { places } = buildTactic(squad);
    const mixed = {
      places: places.toReversed().map((place) => (place.id === '3' ? { ...place, playerId: null } : place)),
    };
    expect(startersOf(mixed, ALPHA)).toEqual([...ids(0, 3), ...ids(4, 11)]);
    expect(benchOf(mixed, ALPHA)).toEqual(ids(11, 18));
  });

  test('a club has the tactics A, B and C', () => {
    expect(TACTIC_NAMES).toEqual(['A', 'B', 'C']);
  });
});

describe('the tactics that include a player (R-TAC-50)', () => {
  const empty = buildTactic([]);

  test('a starter and a substitute are both named with their tactics', () => {
    const tactics = { A: buildTactic(squad), B: empty, C: buildTactic(squad.slice(11)) };
    expect(tacticsWith(tactics, 'c1-p1')).toEqual(['A']);
    expect(tacticsWith(tactics, 'c1-p18')).toEqual(['A', 'C']);
    expect(tacticsWith(tactics, 'c1-p21')).toEqual(['C']);
  });

  test('a player in no line-up is named with none, even as a taker', () => {
    const named = { ...empty, setPieces: [{ name: 'captain', value: 1 } as const] };
    expect(tacticsWith({ A: named, B: empty, C: empty }, 'c1-p1')).toEqual([]);
  });
});

describe('a player who leaves (R-TAC-51)', () => {
  const tactic: Tactic = buildTactic(squad, {
    setPieces: [
      { name: 'captain', value: 3 },
      { name: 'penalties', value: 9 },
    ],
    substitutions: [
      { minutes: 45, playerIn: 'c1-p12', playerOut: 'c1-p3' },
      { minutes: 60, playerIn: 'c1-p13', playerOut: 'c1-p4' },
    ],
  });
  const { tactics } = buildClub({ tactics: { A: tactic, B: tactic, C: tactic } });

  test('is removed from every place, set piece and substitution of all three tactics, and no other player is', () => {
    const after = withoutPlayer(tactics, { id: 'c1-p3', number: 3 });
    for (const name of TACTIC_NAMES) {
      expect(after[name]).toEqual({
        ...tactic,
        places: tactic.places.map((place) => (place.id === '2' ? { id: '2', playerId: null } : place)),
        setPieces: [
          { name: 'captain', value: null },
          { name: 'penalties', value: 9 },
        ],
        substitutions: [{ minutes: 60, playerIn: 'c1-p13', playerOut: 'c1-p4' }],
      });
    }
  });

  test('takes a substitution with him in which he comes on', () => {
    const { A } = withoutPlayer(tactics, { id: 'c1-p13', number: 13 });
    expect(A.substitutions).toEqual([{ minutes: 45, playerIn: 'c1-p12', playerOut: 'c1-p3' }]);
  });
});
