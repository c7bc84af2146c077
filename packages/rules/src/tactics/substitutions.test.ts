import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { addSubstitution, checkSubstitutions, pitchAt } from './substitutions.ts';
import type { Substitution } from './tactic.ts';

const squad = buildSquad();
/** Number `out` for number `coming` at that minute. */
const change = (minutes: number, out: number, coming: number): Substitution => ({
  minutes,
  playerIn: `c1-p${coming}`,
  playerOut: `c1-p${out}`,
});
const planned = (...substitutions: Substitution[]) => buildTactic(squad, { substitutions });
const five = [change(30, 2, 12), change(45, 3, 13), change(60, 4, 14), change(65, 5, 15), change(70, 6, 16)];

describe('adding a substitution', () => {
  test.each([30, 45, 60, 65, 70, 75])('is possible at minute %i (R-TAC-31)', (minutes) => {
    const added = addSubstitution(planned(), change(minutes, 9, 12), ALPHA);
    expect(added).toEqual({ ok: true, value: planned(change(minutes, 9, 12)) });
  });

  test.each([0, 29, 46, 74, 76, 90])('is refused at minute %i', (minute) => {
    expect(addSubstitution(planned(), change(minute, 9, 12), ALPHA)).toEqual({
      ok: false,
      error: { code: 'tactics/unknown-minute', facts: { minute } },
    });
  });

  test('keeps the plan in the order of minutes and the tactic it was given as it was', () => {
    const tactic = planned(change(70, 9, 12));
    const added = addSubstitution(tactic, change(45, 10, 13), ALPHA);
    expect(added.ok && added.value.substitutions).toEqual([change(45, 10, 13), change(70, 9, 12)]);
    expect(tactic.substitutions).toEqual([change(70, 9, 12)]);
  });

  test('five are planned at most, a sixth is refused (R-TAC-30)', () => {
    expect(addSubstitution(planned(...five.slice(1)), change(30, 2, 12), ALPHA).ok).toBe(true);
    expect(addSubstitution(planned(...five), change(75, 7, 17), ALPHA)).toEqual({
      ok: false,
      error: { code: 'tactics/too-many-substitutions', facts: { limit: 5 } },
    });
    const six = { ...ALPHA, tactics: { ...ALPHA.tactics, maximumSubstitutions: 6 } };
    expect(addSubstitution(planned(...five), change(75, 7, 17), six).ok).toBe(true);
  });

  test.each([
    ['a starter who has gone out already, whichever comes first', change(30, 3, 14)],
    ['a starter who is to go out later', change(75, 3, 14)],
  ])('refuses %s (R-TAC-32)', (_, again) => {
    const refused = addSubstitution(planned(change(45, 3, 13)), again, ALPHA);
    expect(refused).toMatchObject({ ok: false, error: { code: 'tactics/not-on-pitch', facts: { playerId: 'c1-p3' } } });
  });

  test('refuses to take off a substitute who has come on (R-TAC-32)', () => {
    expect(addSubstitution(planned(change(45, 3, 13)), change(60, 13, 14), ALPHA)).toEqual({
      ok: false,
      error: { code: 'tactics/not-on-pitch', facts: { playerId: 'c1-p13', minute: 60 } },
    });
  });

  test.each([
    ['a player who has come in already', 13],
    ['a starter', 5],
    ['a player outside the line-up', 20],
  ])('refuses to bring in %s (R-TAC-32)', (_, number) => {
    expect(addSubstitution(planned(change(45, 3, 13)), change(60, 4, number), ALPHA)).toEqual({
      ok: false,
      error: { code: 'tactics/not-on-bench', facts: { playerId: `c1-p${number}`, minute: 60 } },
    });
  });
});

test('a plan is checked minute by minute, in whatever order it is listed', () => {
  const plan = [change(70, 9, 12), change(30, 10, 13)];
  expect(checkSubstitutions(planned(...plan), ALPHA)).toEqual({ ok: true, value: plan.toReversed() });
  expect(checkSubstitutions(planned(change(70, 9, 13), change(30, 10, 13)), ALPHA)).toEqual({
    ok: false,
    error: { code: 'tactics/not-on-bench', facts: { playerId: 'c1-p13', minute: 70 } },
  });
});

describe('players on the pitch (R-TAC-33)', () => {
  const pitch = (minute: number) => pitchAt(planned(change(70, 4, 14), change(45, 3, 13)), minute, ALPHA);

  test('a substitution counts from its minute on, the substitute in the place of the player who comes off', () => {
    expect(pitch(44)).toEqual(squad.slice(0, 11).map(({ id }) => id));
    expect(pitch(45).slice(2, 4)).toEqual(['c1-p13', 'c1-p4']);
    expect(pitch(69)).toEqual(pitch(45));
    expect(pitch(70).slice(2, 4)).toEqual(['c1-p13', 'c1-p14']);
  });

  test('five substitutions never leave ten men', () => {
    for (const minute of [0, 30, 45, 60, 65, 70, 90])
      expect(new Set(pitchAt(planned(...five), minute, ALPHA)).size).toBe(11);
  });
});
