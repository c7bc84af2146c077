import { describe, expect, test } from 'vitest';
import { POSITIONS } from '../positions/position.ts';
import { PITCH } from './constants.ts';
import { FORMATION_NAMES, FORMATIONS, formationSlots, isFormationName } from './formations.ts';

const formations = FORMATION_NAMES.map((name) => FORMATIONS[name]);
const spots = (name: string) => formationSlots(name).map(({ position, x, y }) => `${position} ${x},${y}`);

describe('the formations (R-TAC-3)', () => {
  test('are the 33 of the game, in the order of a selector', () => {
    expect(FORMATION_NAMES.join(' ')).toBe(
      '442 442Diamond 424 4411 4222Narrow 4222Wide 4141 4231DM 4213Wide 433Wide 433Narrow 4123Narrow 4123NarrowAM 4123Wide 451 ' +
        '343Diamond 343Wide 343Narrow 3124 3142 3241 3232 3412 523Wide 523Narrow 523WideDM 5221 541 541Diamond 532 5122 5212 5212DM',
    );
    expect(Object.keys(FORMATIONS)).toHaveLength(33);
  });

  test.each(formations)('$name has its own name and eleven slots, the goalkeeper first', ({ name, slots }) => {
    expect(FORMATIONS[name].name).toBe(name);
    expect(slots.map(({ position }) => position)[0]).toBe('GK');
    expect(slots).toHaveLength(11);
  });

  test('an unknown name is no formation, not even one that every object has', () => {
    expect(isFormationName('442')).toBe(true);
    expect(isFormationName('244')).toBe(false);
    expect(isFormationName('toString')).toBe(false);
    expect(() => formationSlots('244')).toThrow("formationSlots: needs a formation, got '244'");
  });
});

describe('the shape of a formation (R-TAC-4)', () => {
  const LINES = [/B$/, /^[LR]?DM$/, /^([LR]|[LR]?C)M$/, /^[LR]?AM$/, /^[LR]W$/, /F$/];
  const lineOf = (position: string) => LINES.findIndex((line) => line.test(position));

  test.each(formations)('the digits of $name are its lines from the back', ({ name, slots }) => {
    const digits = [...name.replace(/\D/g, '')].map(Number);
    let from = 1;
    const lines = digits.map((count) => {
      const line = slots.slice(from, from + count).map(({ position }) => lineOf(position));
      from += count;
      return line;
    });
    expect(from).toBe(11);
    expect(lines[0]?.every((line) => line === 0)).toBe(true);
    expect(lines.slice(1).flat()).not.toContain(0);
    for (const [index, line] of lines.slice(1).entries()) {
      expect(Math.min(...line)).toBeGreaterThanOrEqual(Math.max(...(lines[index] ?? [])) - 1);
    }
    expect(lines.at(-1)?.some((line) => line === 5)).toBe(true);
  });

  test.each(formations)('$name has no position twice', ({ slots }) => {
    expect(new Set(slots.map(({ position }) => position)).size).toBe(11);
  });

  test('no two formations have the same positions', () => {
    const shapes = formations.map(({ slots }) =>
      slots
        .map(({ position }) => position)
        .toSorted()
        .join(),
    );
    expect(new Set(shapes).size).toBe(33);
  });

  test('every position is played in some formation', () => {
    const played = new Set(formations.flatMap(({ slots }) => slots.map(({ position }) => position)));
    expect(POSITIONS.filter((position) => !played.has(position))).toEqual([]);
  });

  test.each(formations)('$name places no player off the pitch or within 11 metres of another', ({ slots }) => {
    for (const [index, slot] of slots.entries()) {
      expect(slot.x > 0 && slot.x < PITCH.width && slot.y > 0 && slot.y < PITCH.length).toBe(true);
      for (const other of slots.slice(index + 1)) {
        expect(Math.hypot(slot.x - other.x, slot.y - other.y)).toBeGreaterThanOrEqual(11);
      }
    }
  });

  test.each(formations)('$name mirrors left and right, left being the small x', ({ slots }) => {
    for (const slot of slots) {
      const mirrored = slot.position.replace(/^[LR](?=.)/, (side) => (side === 'L' ? 'R' : 'L'));
      const twin = slots.find(({ position }) => position === mirrored);
      expect(twin).toMatchObject({ x: PITCH.width - slot.x, y: slot.y });
      if (slot.position.startsWith('L')) expect(slot.x).toBeLessThan(PITCH.width / 2);
    }
  });

  test('a pair of centre-backs plays close together, a trio spreads', () => {
    expect(spots('442')).toEqual([
      'GK 34,5',
      'LB 8,29',
      'LCB 25,26',
      'RCB 43,26',
      'RB 60,29',
      'LM 7,52',
      'LCM 25,50',
      'RCM 43,50',
      'RM 61,52',
      'LF 26,72',
      'RF 42,72',
    ]);
    expect(spots('343Narrow').slice(1, 4)).toEqual(['LCB 18,26', 'CB 34,25', 'RCB 50,26']);
    expect(spots('343Narrow').slice(8)).toEqual(['LF 20,72', 'CF 34,74', 'RF 48,72']);
  });
});
