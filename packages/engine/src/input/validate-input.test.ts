import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { INPUT_ERRORS, type MatchInput, MatchInputError, simulate, type TeamSheet, validateInput } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';

const good = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const withHome = (change: Partial<TeamSheet>): MatchInput => ({ ...good, home: { ...good.home, ...change } });
const withTactic = (change: Partial<TeamSheet['tactic']>) => withHome({ tactic: { ...good.home.tactic, ...change } });
const [first, second, ...others] = good.home.players;
if (first === undefined || second === undefined) throw new Error('a sheet has players');
const withFirst = (change: object) => withHome({ players: [{ ...first, ...change }, second, ...others] });
const attributesWith = (value: unknown) => withFirst({ attributes: { ...first.attributes, passing: value } });

const REFUSED: readonly { readonly what: string; readonly input: MatchInput; readonly code: string }[] = [
  {
    what: 'an order to change to a tactic that is not there',
    input: withTactic({
      orders: [{ when: [{ kind: 'level' }], action: { kind: 'tactic', tacticName: 'B' } }],
    }),
    code: 'engine/missing-tactic',
  },
  { what: 'an unknown formation', input: withTactic({ formation: '1-1-8' }), code: 'tactics/unknown-formation' },
  {
    what: 'ten players',
    input: withTactic({
      places: good.home.tactic.places.map((place) => (place.id === '4' ? { ...place, playerId: null } : place)),
    }),
    code: 'tactics/not-eleven',
  },
  {
    what: 'a player in two places',
    input: withTactic({
      places: good.home.tactic.places.map((place) => (place.id === '4' ? { ...place, playerId: first.id } : place)),
    }),
    code: 'tactics/player-twice',
  },
  {
    what: 'an unknown instruction',
    input: withTactic({ teamInstructions: [{ name: 'Mentality', value: 'Reckless' }] }),
    code: 'tactics/unknown-instruction',
  },
  {
    what: 'a taker who is not in the line-up',
    input: withTactic({ setPieces: [{ name: 'penalties', value: 18 }] }),
    code: 'tactics/taker-not-a-starter',
  },
  { what: 'nothing for an input', input: null as unknown as MatchInput, code: 'engine/bad-shape' },
  { what: 'a shirt that has no number', input: withFirst({ number: Number.NaN }), code: 'engine/bad-number' },
  { what: 'NaN for an attribute', input: attributesWith(Number.NaN), code: 'engine/bad-attribute' },
  { what: 'an attribute of 101', input: attributesWith(100.5), code: 'engine/bad-attribute' },
  { what: 'an attribute below 0', input: attributesWith(-1), code: 'engine/bad-attribute' },
  { what: 'an attribute that is missing', input: attributesWith(undefined), code: 'engine/bad-attribute' },
  { what: 'a condition above 100', input: withFirst({ condition: 101 }), code: 'engine/bad-condition' },
  { what: 'no morale', input: withFirst({ morale: Number.NaN }), code: 'engine/bad-condition' },
  {
    what: 'a player listed twice',
    input: withHome({ players: [...good.home.players, first] }),
    code: 'engine/duplicate-player',
  },
  { what: 'two shirts with one number', input: withFirst({ number: 2 }), code: 'engine/duplicate-number' },
  { what: 'a booster that does not exist', input: withHome({ boosterId: 99 }), code: 'engine/unknown-booster' },
  {
    what: 'a speech level of 0',
    input: withHome({ speech: { ...good.home.speech, focus: 0 } }),
    code: 'engine/bad-speech-level',
  },
  {
    what: 'a speech level of 21',
    input: withHome({ speech: { ...good.home.speech, focus: 21 } }),
    code: 'engine/bad-speech-level',
  },
  { what: 'a player on both sides', input: { ...good, away: good.home }, code: 'engine/duplicate-player' },
];

describe('validation before kick-off (R-ENG-2)', () => {
  test('accepts a legal match', () => {
    expect(validateInput(good, ALPHA)).toEqual({ ok: true, value: good });
  });

  test('accepts 0 and 100, and an empty place on the bench', () => {
    const places = good.home.tactic.places.map((place) => (place.id === '17' ? { ...place, playerId: null } : place));
    expect(validateInput(withTactic({ places }), ALPHA).ok).toBe(true);
    for (const value of [0, 100]) expect(validateInput(attributesWith(value), ALPHA).ok).toBe(true);
  });

  test.each(REFUSED)('refuses $what', ({ input, code }) => {
    const result = validateInput(input, ALPHA);
    expect(result.ok ? 'accepted' : result.error.code).toBe(code);
    expect(() => simulate(input, 1)).toThrow(MatchInputError);
  });

  test('says whose sheet is wrong', () => {
    const away = { ...good, home: good.away, away: withFirst({ condition: -1 }).home };
    const result = validateInput(away, ALPHA);
    expect(result.ok ? null : result.error).toEqual({
      code: 'engine/bad-condition',
      side: 'away',
      facts: { playerId: first.id, attribute: 'condition', value: '-1' },
    });
  });

  test('every error code of the engine occurs in a test', () => {
    const given = new Set([...REFUSED.map(({ code }) => code), 'engine/bad-snapshot']);
    expect(Object.keys(INPUT_ERRORS).filter((code) => !given.has(code))).toEqual([]);
  });
});
