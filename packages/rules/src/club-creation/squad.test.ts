import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { SQUAD_POSITIONS } from '../players/constants.ts';
import { overall, ratingIn } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { lineOf } from '../positions/line.ts';
import { NATURAL_GROUPS, POSITIONS } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { type FormationName, formationSlots } from '../tactics/formations.ts';
import { BUILT_AT } from '../testing/builders.ts';
import { generateSquad } from './squad.ts';

describe('a generated squad (R-PLA-15)', () => {
  const squad = generateSquad(createRandom('squad'), { category: 'Várzea', clubId: 'c7', now: BUILT_AT }, ALPHA);
  const at = (position: string) => squad.filter(({ personalData }) => personalData.position === position);

  test('is the same from the same seed', () => {
    expect(generateSquad(createRandom('squad'), { category: 'Várzea', clubId: 'c7', now: BUILT_AT }, ALPHA)).toEqual(
      squad,
    );
  });

  test.each([
    ['GK', 3],
    ['CB', 4],
    ['RB', 2],
    ['LB', 2],
    ['DM', 2],
    ['CM', 4],
    ['AM', 2],
    ['RW', 2],
    ['LW', 2],
    ['CF', 2],
  ] as const)('has at %s %i of its 25', (position, count) => {
    expect(squad).toHaveLength(25);
    expect(at(position)).toHaveLength(count);
  });

  test('wears 1 to 25: the first keeper 1, the striker 9, the playmaker 10 (R-PLA-16)', () => {
    const numbers = squad.map(({ number }) => number);
    expect(numbers.toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    expect([at('GK')[0]?.number, at('CF')[0]?.number, at('AM')[0]?.number]).toEqual([1, 9, 10]);
  });

  test('begins with a 4-3-3 and a bench of every line', () => {
    const positions = squad.map(({ personalData }) => personalData.position);
    expect(positions.slice(0, 11)).toEqual(['GK', 'RB', 'CB', 'CB', 'LB', 'DM', 'CM', 'AM', 'RW', 'CF', 'LW']);
    expect(positions.slice(11, 18)).toEqual(['GK', 'CB', 'RB', 'LB', 'DM', 'CM', 'CF']);
  });

  test('plays for its club under ids of its own', () => {
    expect(new Set(squad.map(({ club }) => club))).toEqual(new Set(['c7']));
    expect([squad[0]?.id, squad[24]?.id]).toEqual(['c7-p1', 'c7-p25']);
  });

  test('uses the given ids and size', () => {
    const small = generateSquad(
      createRandom(1),
      {
        category: 'Pro',
        clubId: 'c1',
        now: BUILT_AT,
        size: 16,
        idOf: (n) => `x${n}`,
      },
      ALPHA,
    );
    expect(small.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => `x${index + 1}`));
    expect(small.filter(({ personalData }) => personalData.position === 'GK')).toHaveLength(2);
    expect(Math.min(...small.map((player) => overall(player, ALPHA)))).toBeGreaterThan(67);
  });

  test('has at most 40 players, with 40 numbers', () => {
    const squadOf = (size: number) =>
      generateSquad(createRandom(1), { category: 'Várzea', clubId: 'c1', now: BUILT_AT, size }, ALPHA);
    expect(new Set(squadOf(40).map(({ number }) => number)).size).toBe(40);
    expect(() => squadOf(41)).toThrow(new RangeError('generateSquad: needs a size of at most 40, got 41'));
    expect(SQUAD_POSITIONS).toHaveLength(40);
  });

  test('shares no name between two players', () => {
    for (const seed of Array.from({ length: 40 }, (_, index) => index)) {
      const names = generateSquad(
        createRandom(seed),
        {
          category: 'Várzea',
          clubId: 'c1',
          now: BUILT_AT,
          size: 40,
        },
        ALPHA,
      ).map(({ personalData }) => personalData.name);
      expect(new Set(names).size).toBe(40);
    }
  });

  test('shares a name rather than drawing for ever, when the draws repeat themselves', () => {
    const squad = generateSquad({ next: () => 0.5 }, { category: 'Várzea', clubId: 'c1', now: BUILT_AT }, ALPHA);
    expect(new Set(squad.map(({ personalData }) => personalData.name)).size).toBe(1);
  });

  test('has the size of the rule set', () => {
    const eighteen = { ...ALPHA, players: { ...ALPHA.players, squad: { ...ALPHA.players.squad, initial: 18 } } };
    expect(generateSquad(createRandom(1), { category: 'Várzea', clubId: 'c1', now: BUILT_AT }, eighteen)).toHaveLength(
      18,
    );
  });

  test.each(['Várzea', 'Pro'] as const)(
    'of %s plays its default tactics with players in their own positions (R-PLA-28)',
    (category) => {
      const outside = SEEDS.flatMap((seed) => {
        const players = generateSquad(createRandom(seed), { category, clubId: 'c1', now: BUILT_AT }, ALPHA);
        return Object.values(ALPHA.clubCreation.formations).map((formation) => awayFromHome(players, formation));
      });
      expect(mean(outside)).toBeLessThan(0.35);
    },
  );

  test('consists of specialists: a rating in the natural position lies 12 above those in other lines (R-PLA-29)', () => {
    const gaps = SEEDS.flatMap((seed) =>
      generateSquad(createRandom(seed), { category: 'Várzea', clubId: 'c1', now: BUILT_AT }, ALPHA)
        .filter(({ personalData }) => personalData.position !== 'GK')
        .map((player) => ratingIn(player, player.personalData.position, ALPHA) - mean(ratingsInOtherLines(player))),
    );
    expect(mean(gaps)).toBeGreaterThan(12);
  });
});

const SEEDS = Array.from({ length: 60 }, (_, index) => `regulars ${index}`);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Starters whose natural position is not that of their place; the right and the left of a flank are one. */
function awayFromHome(players: readonly Player[], formation: FormationName): number {
  const places = autoPick(players, formation, ALPHA);
  return formationSlots(formation).filter(({ position }, place) => {
    const starter = players.find(({ id }) => id === places[place]?.playerId);
    return (
      starter === undefined || eitherFlank(NATURAL_GROUPS[position]) !== eitherFlank(starter.personalData.position)
    );
  }).length;
}

function eitherFlank(position: string): string {
  return position.replace(/^[LR](?=[BW])/, '');
}

function ratingsInOtherLines(player: Player): number[] {
  const line = lineOf(player.personalData.position);
  const others = POSITIONS.filter((position) => position !== 'GK' && lineOf(position) !== line);
  return others.map((position) => ratingIn(player, position, ALPHA));
}
