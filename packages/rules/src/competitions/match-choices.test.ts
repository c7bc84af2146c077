import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch } from '../testing/builders.ts';
import { removeMatchBooster, setMatchBooster } from './match-booster.ts';
import { setMatchTactic } from './match-tactic.ts';

const MINUTE = 60_000;
const DATE = BUILT_AT + 60 * MINUTE;
const now = BUILT_AT;
const tooLate = DATE - 15 * MINUTE;
const club = buildClub({ matchBoosters: [7, 3, 7] });
const match = buildMatch({ date: DATE });
const boosted = buildMatch({ date: DATE, home: { boosterId: 4 }, away: { boosterId: 9 } });
const notPlaying = { ok: false, error: { code: 'match/not-playing', facts: {} } };
const notEditable = { ok: false, error: { code: 'match/not-editable', facts: { date: DATE } } };
const strict = { ...ALPHA, matchWindow: { ...ALPHA.matchWindow, minutesBefore: 60 } };

describe('the tactic of a match (R-COM-26)', () => {
  test.each(['A', 'B', 'C'] as const)('may be %s', (tacticName) => {
    expect(setMatchTactic({ club, match, tacticName, now }, ALPHA)).toEqual({
      ok: true,
      value: {
        club,
        match: { ...match, home: { ...match.home, tacticName } },
        entries: [],
        events: [{ type: 'match-tactic-set', clubId: 'c1', date: now, matchId: 'm1', tacticName }],
      },
    });
  });

  test('of the away side is its own', () => {
    const result = setMatchTactic({ club: buildClub({ id: 'c2' }), match, tacticName: 'C', now }, ALPHA);
    expect(result.ok && result.value.match).toEqual({ ...match, away: { ...match.away, tacticName: 'C' } });
  });

  test.each(['D', 'a', '', 'toString'])('may not be %j', (tacticName) => {
    const error = { code: 'tactics/unknown-slot', facts: { tacticName } };
    expect(setMatchTactic({ club, match, tacticName, now }, ALPHA)).toEqual({ ok: false, error });
  });

  test('is set by a club that plays, while the match is editable', () => {
    const outsider = buildClub({ id: 'c3' });
    expect(setMatchTactic({ club: outsider, match, tacticName: 'B', now }, ALPHA)).toEqual(notPlaying);
    expect(setMatchTactic({ club, match, tacticName: 'B', now: tooLate }, ALPHA)).toEqual(notEditable);
    expect(setMatchTactic({ club, match, tacticName: 'B', now: tooLate - 1 }, ALPHA).ok).toBe(true);
    expect(setMatchTactic({ club, match, tacticName: 'B', now }, strict)).toEqual(notEditable);
    const finished = buildMatch({ date: DATE, status: 'finished' });
    expect(setMatchTactic({ club, match: finished, tacticName: 'B', now }, ALPHA)).toEqual(notEditable);
  });
});

describe('the booster of a match (R-COM-27)', () => {
  test('leaves the stock, one of its kind', () => {
    expect(setMatchBooster({ club, match, boosterId: 7, now }, ALPHA)).toEqual({
      ok: true,
      value: {
        club: { ...club, matchBoosters: [3, 7] },
        match: { ...match, home: { ...match.home, boosterId: 7 } },
        entries: [],
        events: [{ type: 'match-booster-set', clubId: 'c1', date: now, matchId: 'm1', boosterId: 7 }],
      },
    });
  });

  test('gives the one before back', () => {
    const result = setMatchBooster({ club, match: boosted, boosterId: 3, now }, ALPHA);
    expect(result.ok && result.value.club.matchBoosters).toEqual([7, 7, 4]);
    expect(result.ok && result.value.match).toEqual({ ...boosted, home: { ...boosted.home, boosterId: 3 } });
  });

  test('chosen again changes nothing, though no other is in stock', () => {
    const empty = buildClub({ matchBoosters: [] });
    const result = setMatchBooster({ club: empty, match: boosted, boosterId: 4, now }, ALPHA);
    expect(result.ok && [result.value.club, result.value.match]).toEqual([empty, boosted]);
  });

  test('must be owned', () => {
    const error = { code: 'boosters/not-owned', facts: { boosterId: 5 } };
    expect(setMatchBooster({ club, match, boosterId: 5, now }, ALPHA)).toEqual({ ok: false, error });
  });

  test('is one of the rule set’s', () => {
    const few = { ...ALPHA.boosters, matchBoosters: ALPHA.boosters.matchBoosters.filter(({ id }) => id !== 7) };
    const error = { code: 'boosters/unknown-booster', facts: { boosterId: 7 } };
    const input = { club, match, boosterId: 7, now };
    expect(setMatchBooster(input, { ...ALPHA, boosters: few })).toEqual({ ok: false, error });
    const odd = { ...input, club: buildClub({ matchBoosters: [11] }), boosterId: 11 };
    expect(setMatchBooster(odd, ALPHA)).toMatchObject({
      error: { code: 'boosters/unknown-booster', facts: { boosterId: 11 } },
    });
  });

  test('of the away side is its own', () => {
    const away = buildClub({ id: 'c2', matchBoosters: [1] });
    const result = setMatchBooster({ club: away, match: boosted, boosterId: 1, now }, ALPHA);
    expect(result.ok && result.value.match).toEqual({ ...boosted, away: { ...boosted.away, boosterId: 1 } });
    expect(result.ok && result.value.club.matchBoosters).toEqual([9]);
  });

  test('returns to the stock when it is removed', () => {
    expect(removeMatchBooster({ club, match: boosted, now }, ALPHA)).toEqual({
      ok: true,
      value: {
        club: { ...club, matchBoosters: [7, 3, 7, 4] },
        match: { ...boosted, home: { ...boosted.home, boosterId: null } },
        entries: [],
        events: [{ type: 'match-booster-removed', clubId: 'c1', date: now, matchId: 'm1', boosterId: 4 }],
      },
    });
  });

  test('can’t be removed if none is', () => {
    const error = { code: 'match/no-booster', facts: {} };
    expect(removeMatchBooster({ club, match, now }, ALPHA)).toEqual({ ok: false, error });
  });

  test('is set and removed by a club that plays, while the match is editable', () => {
    const outsider = buildClub({ id: 'c3', matchBoosters: [7] });
    expect(setMatchBooster({ club: outsider, match, boosterId: 7, now }, ALPHA)).toEqual(notPlaying);
    expect(removeMatchBooster({ club: outsider, match: boosted, now }, ALPHA)).toEqual(notPlaying);
    expect(setMatchBooster({ club, match, boosterId: 7, now: tooLate }, ALPHA)).toEqual(notEditable);
    expect(removeMatchBooster({ club, match: boosted, now: tooLate }, ALPHA)).toEqual(notEditable);
    expect(setMatchBooster({ club, match, boosterId: 7, now: tooLate - 1 }, ALPHA).ok).toBe(true);
    expect(removeMatchBooster({ club, match: boosted, now: tooLate - 1 }, ALPHA).ok).toBe(true);
    expect(setMatchBooster({ club, match, boosterId: 7, now }, strict)).toEqual(notEditable);
    expect(removeMatchBooster({ club, match: boosted, now }, strict)).toEqual(notEditable);
  });
});
