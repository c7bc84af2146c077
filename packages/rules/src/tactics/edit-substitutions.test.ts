import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import {
  lostSubstitutions,
  removeSubstitution,
  substitutionCandidates,
  withPossibleSubstitutions,
} from './edit-substitutions.ts';
import { editTactic, type TacticEdit } from './edit-tactic.ts';
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

describe('removing a substitution (R-TAC-36)', () => {
  test('removes the one of these two players and leaves the others', () => {
    const tactic = planned(change(45, 3, 13), change(60, 4, 14));
    expect(removeSubstitution(tactic, change(0, 3, 13))).toEqual({ ok: true, value: planned(change(60, 4, 14)) });
  });

  test.each([change(45, 3, 14), change(45, 4, 13)])('a substitution that is not planned is refused', (other) => {
    expect(removeSubstitution(planned(change(45, 3, 13)), other)).toEqual({
      ok: false,
      error: { code: 'tactics/unknown-substitution', facts: {} },
    });
  });
});

describe('who may be chosen for a substitution (R-TAC-34)', () => {
  const ids = (...numbers: number[]) => numbers.map((number) => `c1-p${number}`);

  test('starters who have not come off, and substitutes who have not come on', () => {
    expect(substitutionCandidates(planned(change(45, 3, 13)), ALPHA)).toEqual({
      out: ids(1, 2, 4, 5, 6, 7, 8, 9, 10, 11),
      in: ids(12, 14, 15, 16, 17, 18),
    });
  });

  test('no one when five are planned, though four leave a choice', () => {
    expect(substitutionCandidates(planned(...five), ALPHA)).toEqual({ out: [], in: [] });
    expect(substitutionCandidates(planned(...five.slice(1)), ALPHA).in).toEqual(ids(12, 17, 18));
  });

  test('no one when the bench is empty or used up, or without a starter', () => {
    expect(substitutionCandidates(buildTactic(squad.slice(0, 11)), ALPHA)).toEqual({ out: [], in: [] });
    const used = buildTactic(squad.slice(0, 12), { substitutions: [change(45, 3, 12)] });
    expect(substitutionCandidates(used, ALPHA)).toEqual({ out: [], in: [] });
    const { places } = planned();
    const noStarters = places.map((place) => (Number(place.id) < 11 ? { ...place, playerId: null } : place));
    expect(substitutionCandidates({ places: noStarters, substitutions: [] }, ALPHA)).toEqual({ out: [], in: [] });
  });
});

test('only substitutions that the places allow stay (R-TAC-35)', () => {
  const tactic = planned(change(45, 3, 13), change(60, 4, 14), change(65, 5, 15));
  const gone = (place: number) => ({
    ...tactic,
    places: tactic.places.map((other) => (other.id === String(place) ? { ...other, playerId: null } : other)),
  });
  expect(withPossibleSubstitutions(tactic, ALPHA)).toBe(tactic);
  expect(withPossibleSubstitutions(gone(2), ALPHA).substitutions).toEqual([change(60, 4, 14), change(65, 5, 15)]);
  expect(withPossibleSubstitutions(gone(13), ALPHA).substitutions).toEqual([change(45, 3, 13), change(65, 5, 15)]);
});

describe('substitutions that a change of the line-up takes away (R-DRA-34)', () => {
  const tactic = planned(change(45, 3, 13), change(60, 4, 14), change(65, 5, 15));
  const after = (edit: TacticEdit) => {
    const edited = editTactic(tactic, edit, squad, ALPHA);
    if (!edited.ok) throw new Error(edited.error.code);
    return lostSubstitutions(tactic, edited.value, ALPHA);
  };

  test.each<[string, TacticEdit, readonly Substitution[]]>([
    ['whose player leaves the eleven', { type: 'remove-player', place: '2' }, [change(45, 3, 13)]],
    ['whose player leaves the bench', { type: 'remove-player', place: '13' }, [change(60, 4, 14)]],
    ['whose two players change places', { type: 'swap-places', places: ['4', '14'] }, [change(65, 5, 15)]],
    ['of two pairs at once', { type: 'swap-places', places: ['2', '14'] }, [change(45, 3, 13), change(65, 5, 15)]],
    ['of nobody where two starters change places', { type: 'swap-places', places: ['2', '3'] }, []],
  ])('are those %s', (_, edit, lost) => {
    expect(after(edit)).toEqual(lost);
  });

  test('are not the one that was removed by hand', () => {
    expect(after({ type: 'remove-substitution', substitution: change(60, 4, 14) })).toEqual([]);
  });
});
