import { describe, expect, test } from 'vitest';
import { positionCode } from '../positions/code.ts';
import type { Position } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub, buildPlayer } from '../testing/builders.ts';
import { conditionAfterMatch } from './match.ts';
import { dailyRecovery, restRecovery } from './recovery.ts';
import { conditionAfterTraining } from './training.ts';

const DAYS = 14;
const RESTS_A_DAY = 3;
/** A sensible manager rests players below this, before the first match and after it. */
const RESTS_BELOW = 90;
/** Usual in Várzea. */
const STAMINA = 57;

/** Condition at every change of the fortnight but the first day's, which begins fresh. */
function fortnight(position: Position, stamina: number, sessions: number): number[] {
  const { facilities } = buildClub();
  const history: number[] = [];
  let condition = 100;
  for (let day = 0; day < DAYS; day++) {
    let rests = RESTS_A_DAY;
    const become = (value: number) => {
      condition = value;
      if (day > 0) history.push(value);
    };
    const player = () => buildPlayer({ attributes: { condition, stamina } });
    const rest = () => {
      if (rests === 0 || condition >= RESTS_BELOW) return;
      rests -= 1;
      become(restRecovery(player(), ALPHA));
    };
    const play = () =>
      become(conditionAfterMatch(condition, { stamina, positionCode: positionCode(position), factor: 1 }, ALPHA));

    become(dailyRecovery(player(), facilities, ALPHA));
    for (let session = 0; session < sessions; session++) become(conditionAfterTraining(condition, 1, ALPHA));
    rest();
    play();
    rest();
    rest();
    play();
  }
  return history;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a fortnight of two matches a day with sensible rest (R-CON-9)', () => {
  test.each([
    ['CF', 0],
    ['CM', 0],
    ['GK', 0],
    ['CM', 1],
    ['LB', 1],
    ['GK', 1],
  ] as const)('keeps a %s with %i training sessions a day around 75–95', (position, sessions) => {
    const history = fortnight(position, STAMINA, sessions);
    expect(Math.min(...history)).toBeGreaterThan(74);
    expect(Math.max(...history)).toBeLessThan(99);
    expect(mean(history)).toBeGreaterThan(80);
    expect(mean(history)).toBeLessThan(92);
  });

  test('wears out who trains twice a day on top, so that he needs a match off', () => {
    expect(mean(fortnight('CM', STAMINA, 2))).toBeLessThan(75);
  });

  test('wears out a striker without stamina, whatever he rests', () => {
    expect(Math.min(...fortnight('CF', 40, 0))).toBe(60);
  });
});
