import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch, buildTactic } from '../testing/builders.ts';
import { checkSave, saveTactic } from './save-tactic.ts';

const club = buildClub();
const now = BUILT_AT;
const updatedTactic = buildTactic(club.players, { formation: '442' });
const save = (changes: Partial<Parameters<typeof saveTactic>[0]> = {}) =>
  saveTactic({ club, tacticName: 'B', updatedTactic, matches: [], now, ...changes }, ALPHA);
const MINUTE = 60_000;

describe('saving a tactic', () => {
  test('replaces the one of its slot, touches nothing else and is news (R-TAC-17)', () => {
    expect(save()).toEqual({
      ok: true,
      value: {
        club: { ...club, tactics: { A: club.tactics.A, B: updatedTactic, C: club.tactics.C } },
        entries: [],
        events: [{ type: 'tactic-saved', clubId: 'c1', date: now, tacticName: 'B' }],
      },
    });
  });

  test('stores the fields of a tactic and nothing else that came along (R-TAC-17)', () => {
    const wordy = buildTactic(club.players, {
      formation: '442',
      playersInstructions: [{ position: 'LB', instructions: [{ name: 'Pressing', value: 'Tight' }] }],
      teamInstructions: [{ name: 'Tempo', value: 'High' }],
      setPieces: [{ name: 'captain', value: 4 }],
      substitutions: [{ minutes: 45, playerIn: 'c1-p12', playerOut: 'c1-p3' }],
    });
    const junked = JSON.parse(
      JSON.stringify(wordy, (_, value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, junk: 'x' } : value,
      ),
    );
    const saved = save({ updatedTactic: junked });
    expect(JSON.stringify(junked)).toContain('junk');
    expect(saved.ok && saved.value.club.tactics.B).toEqual(wordy);
  });

  test('stores the places in their order, whatever order they came in', () => {
    const saved = save({ updatedTactic: { ...updatedTactic, places: updatedTactic.places.toReversed() } });
    expect(saved.ok && saved.value.club.tactics.B).toEqual(updatedTactic);
  });

  test('there are the slots A, B and C (R-TAC-1)', () => {
    expect(save({ tacticName: 'D' })).toEqual({
      ok: false,
      error: { code: 'tactics/unknown-slot', facts: { tacticName: 'D' } },
    });
  });

  test.each([
    [-30 * MINUTE - 1, true],
    [-30 * MINUTE, false],
    [15 * MINUTE - 1, false],
    [15 * MINUTE, true],
  ])('with a match %i ms from now is accepted: %s (R-TAC-16)', (distance, saved) => {
    const result = save({ matches: { m1: buildMatch({ date: now + distance }) } });
    expect(result.ok || result.error.code).toBe(saved || 'tactics/match-live');
  });

  test('is allowed during a live match of other clubs (R-TAC-16)', () => {
    expect(save({ matches: [buildMatch({ date: now, home: { id: 'c8' }, away: { id: 'c9' } })] }).ok).toBe(true);
  });

  test('refuses a tactic equal to the saved one, in whatever order it is listed (R-TAC-16)', () => {
    const same = { ...club.tactics.B, places: club.tactics.B.places.toReversed(), setPieces: [] };
    expect(save({ updatedTactic: same })).toEqual({ ok: false, error: { code: 'tactics/no-changes', facts: {} } });
  });

  test('an invalid tactic is refused with its reason', () => {
    expect(save({ updatedTactic: buildTactic(club.players.slice(0, 9)) })).toEqual({
      ok: false,
      error: { code: 'tactics/not-eleven', facts: { starters: 9 } },
    });
  });
});

test('a live match comes before every other reason not to save', () => {
  const { A: saved } = club.tactics;
  expect(checkSave({ saved, updated: saved, players: [], live: true }, ALPHA)).toMatchObject({
    error: { code: 'tactics/match-live' },
  });
  expect(checkSave({ saved, updated: updatedTactic, players: club.players, live: false }, ALPHA)).toEqual({
    ok: true,
    value: updatedTactic,
  });
});
