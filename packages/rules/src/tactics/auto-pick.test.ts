import { describe, expect, test } from 'vitest';
import { PLAYER_BOOSTERS } from '../boosters/constants.ts';
import { createRandom, randomInteger } from '../core/random.ts';
import { SKILLS } from '../players/attributes.ts';
import { NATURAL_POSITIONS, type Position } from '../positions/position.ts';
import { positionRating } from '../positions/rating.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer, buildSquad, buildTactic, type PlayerChanges } from '../testing/builders.ts';
import { autoPick } from './auto-pick.ts';
import { FORMATION_NAMES, formationSlots } from './formations.ts';
import { placeIds } from './line-ups.ts';
import { validateTactic } from './validate-tactic.ts';

const squad = buildSquad();
const numbersIn = (places: ReturnType<typeof autoPick>) =>
  places.map(({ playerId }) => (playerId === null ? null : Number(playerId.split('-p')[1])));
/** The squad with one player changed. */
const changed = (number: number, changes: PlayerChanges) =>
  squad.map((player) =>
    player.number === number
      ? buildPlayer({ ...player, position: player.personalData.position, ...changes, id: player.id, number })
      : player,
  );
const allSkills = (value: number) => Object.fromEntries(SKILLS.map((skill) => [skill, value]));

/** Twenty-five players of random skills, positions and condition. */
function randomSquad(seed: number) {
  const random = createRandom(seed);
  return Array.from({ length: 25 }, (_, index) =>
    buildPlayer({
      number: index + 1,
      id: `c1-p${index + 1}`,
      position: NATURAL_POSITIONS[index < 3 ? 0 : 1 + (index % 9)] ?? 'CM',
      attributes: {
        ...Object.fromEntries(SKILLS.map((skill) => [skill, randomInteger(random, 30, 90)])),
        condition: randomInteger(random, 60, 100),
      },
    }),
  );
}

describe('auto-pick', () => {
  test.each(FORMATION_NAMES)('fills all 18 places of %s with a line-up that can be saved (R-TAC-40)', (formation) => {
    const places = autoPick(squad, formation, ALPHA);
    expect(places.map(({ id }) => id)).toEqual(placeIds(ALPHA));
    expect(validateTactic(buildTactic(squad, { formation, places }), squad, ALPHA).ok).toBe(true);
    expect(numbersIn(places)).not.toContain(null);
  });

  test('puts equals where they are at home (R-TAC-40)', () => {
    const positions = autoPick(squad, '442', ALPHA).map(
      ({ playerId }) => squad.find(({ id }) => id === playerId)?.personalData.position,
    );
    expect(positions.slice(0, 11)).toEqual(['GK', 'LB', 'CB', 'CB', 'RB', 'LW', 'CM', 'CM', 'RW', 'CF', 'CF']);
    expect(positions.slice(11)).toEqual(['GK', 'CB', 'CM', expect.anything(), 'RB', expect.anything(), 'AM']);
  });

  test('names the same line-up at every run', () => {
    expect(numbersIn(autoPick(randomSquad(7), '4231DM', ALPHA))).toMatchInlineSnapshot(`
      [
        1,
        13,
        10,
        6,
        20,
        16,
        18,
        25,
        19,
        12,
        21,
        3,
        17,
        8,
        4,
        9,
        15,
        14,
      ]
    `);
  });

  test('names the same line-up for the same squad in any order (R-TAC-43)', () => {
    expect(autoPick(squad.toReversed(), '532', ALPHA)).toEqual(autoPick(squad, '532', ALPHA));
    expect(autoPick(randomSquad(3).toReversed(), '343Wide', ALPHA)).toEqual(autoPick(randomSquad(3), '343Wide', ALPHA));
  });

  test('no single exchange makes its eleven better (R-TAC-40)', () => {
    const players = randomSquad(11);
    const slots = formationSlots('433Wide');
    const places = autoPick(players, '433Wide', ALPHA);
    const worth = (playerId: string | null | undefined, position: Position) => {
      const player = players.find(({ id }) => id === playerId);
      if (player === undefined) return 0;
      return positionRating(player.attributes, position, ALPHA) * (0.5 + player.attributes.condition / 200);
    };
    const outfield = players.filter(({ personalData }) => personalData.position !== 'GK');
    for (const [index, { position }] of slots.entries()) {
      if (position === 'GK') continue;
      const here = places[index]?.playerId;
      for (const other of outfield) {
        const there = places.findIndex(({ playerId }) => playerId === other.id);
        const gain = worth(other.id, position) - worth(here, position);
        const there11 = slots[there];
        const back = there11 === undefined ? 0 : worth(here, there11.position) - worth(other.id, there11.position);
        expect(gain + back).toBeLessThan(0.01);
      }
    }
  });

  test('a tired keeper of 76 is worth more than a fresh one of 60, one of 74 less: condition 60 takes a fifth (R-TAC-40)', () => {
    const keeperOf = (skill: number, condition: number) =>
      numbersIn(autoPick(changed(1, { attributes: { ...allSkills(skill), condition } }), '442', ALPHA))[0];
    expect(keeperOf(74, 60)).toBe(12);
    expect(keeperOf(76, 60)).toBe(1);
    expect(keeperOf(66, 80)).toBe(12);
    expect(keeperOf(67, 80)).toBe(1);
    expect(keeperOf(59.9, 100)).toBe(12);
  });

  test('boosters count (R-TAC-40)', () => {
    const booster = PLAYER_BOOSTERS.find(({ attribute, power }) => attribute === 'finishing' && power === 10);
    const attributeBoosters = [{ slotId: 1, status: 'occupied', boosterId: booster?.id ?? 0 } as const];
    const slots = formationSlots('433Wide');
    const striker = slots.findIndex(({ position }) => position === 'CF');
    expect(numbersIn(autoPick(squad, '433Wide', ALPHA))[striker]).toBe(11);
    expect(numbersIn(autoPick(changed(18, { attributeBoosters }), '433Wide', ALPHA))[striker]).toBe(18);
  });
});

describe('auto-pick takes (R-TAC-41)', () => {
  test('no player who is for sale', () => {
    const selling = squad.map((player) => ({ ...player, forSale: player.number % 4 === 0 }));
    const numbers = numbersIn(autoPick(selling, '442', ALPHA));
    expect(numbers.filter((number) => number !== null && number % 4 === 0)).toEqual([]);
    expect(numbers.filter((number) => number === null)).toHaveLength(2);
  });

  test('a keeper for the goal, however good the others are', () => {
    const weakKeepers = squad.map((player) =>
      buildPlayer({
        ...player,
        position: player.personalData.position,
        attributes: allSkills(player.personalData.position === 'GK' ? 1 : 99),
      }),
    );
    const numbers = numbersIn(autoPick(weakKeepers, '442', ALPHA));
    expect([1, 12]).toContain(numbers[0]);
    expect([1, 12]).toContain(numbers[11]);
  });

  test('the better keeper', () => {
    expect(numbersIn(autoPick(changed(12, { position: 'GK', attributes: { reflexes: 61 } }), '442', ALPHA))[0]).toBe(
      12,
    );
  });

  test('keepers for other places only when no other player is left', () => {
    const brilliant = squad.map((player) =>
      player.personalData.position === 'GK'
        ? buildPlayer({ ...player, position: 'GK', attributes: allSkills(99) })
        : player,
    );
    expect(numbersIn(autoPick(brilliant, '442', ALPHA)).slice(1, 11)).not.toContain(12);
    const ten = brilliant.filter(({ number }) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].includes(number));
    expect(numbersIn(autoPick(ten, '442', ALPHA)).slice(0, 11)).not.toContain(null);
  });

  test('an outfield player for the goal if there is no keeper', () => {
    const outfield = squad.filter(({ personalData }) => personalData.position !== 'GK');
    expect(numbersIn(autoPick(outfield, '442', ALPHA)).slice(0, 11)).not.toContain(null);
  });
});

describe('the bench (R-TAC-42)', () => {
  test('has a keeper first, and who fits a part of the pitch best covers it', () => {
    const numbers = numbersIn(autoPick(squad, '433Wide', ALPHA));
    expect([1, 12]).toContain(numbers[11]);
    const positionAt = (place: number) => squad.find(({ number }) => number === numbers[place])?.personalData.position;
    expect([12, 13, 14, 15].map(positionAt)).toEqual(['CB', 'CM', 'CF', 'RB']);
    expect(positionAt(17)).toBe('AM');
  });

  test('is as long as the rule set says', () => {
    const of = (bench: number) => autoPick(squad, '442', { ...ALPHA, tactics: { ...ALPHA.tactics, bench } });
    expect(of(5)).toHaveLength(16);
    expect(numbersIn(of(9)).filter((number) => number !== null)).toHaveLength(20);
  });

  test('stays empty where the squad ends', () => {
    expect(numbersIn(autoPick(squad.slice(0, 11), '433Wide', ALPHA)).slice(11)).toEqual(Array(7).fill(null));
    expect(numbersIn(autoPick([], '433Wide', ALPHA))).toEqual(Array(18).fill(null));
  });
});

test('an unknown formation is a programmer’s mistake', () => {
  expect(() => autoPick(squad, '11', ALPHA)).toThrow(RangeError);
});
