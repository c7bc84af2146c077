/** Every refusal before kick-off, on either side's sheet, by whatever way a match is begun. */

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import {
  createMatch,
  ENGINE_VERSION,
  INPUT_ERRORS,
  type MatchInput,
  MatchInputError,
  resume,
  type SheetPlayer,
  simulate,
  snapshot,
  type TeamSheet,
  validateInput,
} from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';
import { commitment, rulesetHash, verifyReplay } from '../src/verification/index.ts';

const PACKAGE = resolve(import.meta.dirname, '..');

type Tactic = TeamSheet['tactic'];
type Change = (sheet: TeamSheet) => TeamSheet;

const tactic = (change: (tactic: Tactic, sheet: TeamSheet) => object): Change => {
  return (sheet) => ({ ...sheet, tactic: { ...sheet.tactic, ...change(sheet.tactic, sheet) } });
};
const inPlace = (place: number, playerId: (sheet: TeamSheet) => string | null): Change =>
  tactic(({ places }, sheet) => ({
    places: places.map((one) => (one.id === String(place) ? { ...one, playerId: playerId(sheet) } : one)),
  }));
const player = (change: (player: SheetPlayer) => object): Change => {
  return (sheet) => ({
    ...sheet,
    players: sheet.players.map((one, at) => (at === 3 ? { ...one, ...change(one) } : one)),
  });
};
const attribute = (value: unknown) => player(({ attributes }) => ({ attributes: { ...attributes, marking: value } }));
const idOf = (at: number) => (sheet: TeamSheet) => sheet.players[at]?.id ?? '';
const change = (minutes: number, out: number, on: number): Change =>
  tactic((_, sheet) => ({ substitutions: [{ minutes, playerOut: idOf(out)(sheet), playerIn: idOf(on)(sheet) }] }));
const orders = (...given: readonly object[]): Change => tactic(() => ({ orders: given }));
const speech =
  (level: number): Change =>
  (sheet) => ({ ...sheet, speech: { ...sheet.speech, spirit: level } });
const individual = (position: string, name: string, value: string): Change =>
  tactic(() => ({ playersInstructions: [{ position, instructions: [{ name, value }] }] }));

const REFUSED: readonly { readonly what: string; readonly code: string; readonly change: Change }[] = [
  {
    what: 'a formation that nobody knows',
    code: 'tactics/unknown-formation',
    change: tactic(() => ({ formation: '1-1-8' })),
  },
  {
    what: 'a place too many',
    code: 'tactics/unknown-place',
    change: tactic(({ places }) => ({ places: [...places, { id: '18', playerId: null }] })),
  },
  {
    what: 'a place that is missing',
    code: 'tactics/unknown-place',
    change: tactic(({ places }) => ({ places: places.slice(1) })),
  },
  { what: 'ten players', code: 'tactics/not-eleven', change: inPlace(4, () => null) },
  { what: 'no goalkeeper', code: 'tactics/not-eleven', change: inPlace(0, () => null) },
  { what: 'a player in two places', code: 'tactics/player-twice', change: inPlace(4, idOf(5)) },
  { what: 'a player who is not on the sheet', code: 'tactics/unknown-player', change: inPlace(4, () => 'nobody') },
  {
    what: 'instructions for a position that is not played',
    code: 'tactics/unknown-position',
    change: individual('AM', 'Pressing', 'Tight'),
  },
  {
    what: 'an option that does not exist',
    code: 'tactics/unknown-instruction',
    change: individual('LB', 'Pressing', 'Tightest'),
  },
  {
    what: 'an instruction that is not for him',
    code: 'tactics/unknown-instruction',
    change: individual('GK', 'Pressing', 'Tight'),
  },
  {
    what: 'a team instruction that does not exist',
    code: 'tactics/unknown-instruction',
    change: tactic(() => ({ teamInstructions: [{ name: 'Tempo', value: 'Faster' }] })),
  },
  {
    what: 'a set piece that nobody knows',
    code: 'tactics/unknown-set-piece',
    change: tactic(() => ({ setPieces: [{ name: 'throwIns', value: 2 }] })),
  },
  {
    what: 'a taker who sits on the bench',
    code: 'tactics/taker-not-a-starter',
    change: tactic(() => ({ setPieces: [{ name: 'penalties', value: 15 }] })),
  },
  { what: 'a change in a minute without changes', code: 'tactics/unknown-minute', change: change(91, 3, 13) },
  { what: 'a change of someone who does not play', code: 'tactics/not-on-pitch', change: change(60, 12, 13) },
  { what: 'a change for someone who plays already', code: 'tactics/not-on-bench', change: change(60, 3, 4) },
  {
    what: 'an order without a condition',
    code: 'tactics/bad-order',
    change: orders({ when: [], action: { kind: 'tactic', tacticName: 'A' } }),
  },
  { what: 'orders that are no list', code: 'tactics/bad-order', change: tactic(() => ({ orders: 'attack' })) },
  {
    what: 'too many orders',
    code: 'tactics/too-many-orders',
    change: orders(...Array.from({ length: 9 }, () => ({ when: [{ kind: 'level' }], action: { kind: 'pray' } }))),
  },
  {
    what: 'an order about a stranger',
    code: 'tactics/order-player-not-placed',
    change: orders({ when: [{ kind: 'booked', playerId: 'nobody' }], action: { kind: 'tactic', tacticName: 'A' } }),
  },
  {
    what: 'an order for someone who plays already',
    code: 'tactics/order-not-on-bench',
    change: tactic((_, sheet) => ({
      orders: [
        {
          when: [{ kind: 'level' }],
          action: { kind: 'substitution', playerIn: idOf(3)(sheet), out: { kind: 'mostTired', line: 'attack' } },
        },
      ],
    })),
  },
  {
    what: 'an order to change to a tactic that is nowhere',
    code: 'engine/missing-tactic',
    change: orders({ when: [{ kind: 'level' }], action: { kind: 'tactic', tacticName: 'B' } }),
  },
  {
    what: 'too many changes',
    code: 'tactics/too-many-substitutions',
    change: tactic((_, sheet) => ({
      substitutions: Array.from({ length: 8 }, (_, at) => ({
        minutes: 60,
        playerOut: idOf(at)(sheet),
        playerIn: idOf(at + 11)(sheet),
      })),
    })),
  },
  ...(
    [
      { club: null },
      { players: null },
      { players: [null] },
      { speech: undefined },
      { tactic: { formation: '442' } },
      { players: [{ id: 'p', name: 'P', number: 1, attributes: null }] },
    ] as const
  ).map((odd) => ({
    what: `a sheet whose ${Object.keys(odd)[0]} are ${JSON.stringify(Object.values(odd)[0])}`,
    code: 'engine/bad-shape',
    change: (sheet: TeamSheet) => ({ ...sheet, ...odd }) as unknown as TeamSheet,
  })),
  {
    what: 'an instruction that is no text',
    code: 'engine/bad-shape',
    change: tactic(() => ({ playersInstructions: [{ position: 'LB', instructions: [{ value: 'Tight' }] }] })),
  },
  ...[0, 100, 1.5, Number.NaN, '7', undefined].map((number) => ({
    what: `a shirt number of ${JSON.stringify(number)}`,
    code: 'engine/bad-number',
    change: player(() => ({ number })),
  })),
  ...[Number.NaN, Number.POSITIVE_INFINITY, -0.1, 100.1, '70', null, undefined].map((value) => ({
    what: `an attribute of ${String(value)}${typeof value === 'string' ? ' as text' : ''}`,
    code: 'engine/bad-attribute',
    change: attribute(value),
  })),
  { what: 'a condition above 100', code: 'engine/bad-condition', change: player(() => ({ condition: 100.5 })) },
  { what: 'a morale that is no number', code: 'engine/bad-condition', change: player(() => ({ morale: Number.NaN })) },
  {
    what: 'a player listed twice',
    code: 'engine/duplicate-player',
    change: (sheet) => ({ ...sheet, players: [...sheet.players, ...sheet.players.slice(0, 1)] }),
  },
  { what: 'two shirts with one number', code: 'engine/duplicate-number', change: player(() => ({ number: 1 })) },
  {
    what: 'a match booster that does not exist',
    code: 'engine/unknown-booster',
    change: (sheet) => ({ ...sheet, boosterId: 11 }),
  },
  { what: 'a speech of level 0', code: 'engine/bad-speech-level', change: speech(0) },
  { what: 'a speech of level 1.5', code: 'engine/bad-speech-level', change: speech(1.5) },
  { what: 'a speech of level 21', code: 'engine/bad-speech-level', change: speech(21) },
];

const home = teamSheet({ seed: 1 });
const away = teamSheet({ seed: 2 });

describe.each(['home', 'away'] as const)('on the sheet of the %s side (R-ENG-2)', (side) => {
  const wrong = (change: Change): MatchInput =>
    side === 'home' ? { home: change(home), away, venue: '' } : { home, away: change(away), venue: '' };

  test.each(REFUSED)('$what is refused before kick-off', ({ change, code }) => {
    const input = wrong(change);
    const result = validateInput(input, ALPHA);
    expect(result.ok ? 'accepted' : [result.error.code, result.error.side]).toEqual([code, side]);

    let ticks = 0;
    const error = thrownBy(() => simulate(input, 1, { observe: () => (ticks += 1) }));
    expect([error.code, error.side, ticks]).toEqual([code, side, 0]);
    expect(error.message).toContain(code);
    expect(thrownBy(() => createMatch(input, 1)).code).toBe(code);
  });
});

test('a player on both sheets is refused, without a side to blame', () => {
  const error = thrownBy(() => simulate({ home, away: home, venue: '' }, 1));
  expect([error.code, error.side]).toEqual(['engine/duplicate-player', null]);
});

test('a snapshot of another version is refused before a tick is played', () => {
  const other = { ...snapshot(createMatch(matchInput(home, away), 1)), engineVersion: ENGINE_VERSION + 1 };
  expect(thrownBy(() => resume(other)).code).toBe('engine/bad-snapshot');
});

test.each([null, {}, { engineVersion: ENGINE_VERSION }, [], 'half-time'])('%j is no snapshot', (odd) => {
  expect(thrownBy(() => resume(odd as never)).code).toBe('engine/bad-snapshot');
});

test('a revealed match with such a sheet fails verification with the refusal', () => {
  const secret = '0'.repeat(32);
  const claim = { secret, commitment: commitment(secret), matchId: 'm', engineVersion: ENGINE_VERSION, digest: '' };
  const result = verifyReplay(
    { ...claim, rulesetHash: rulesetHash(ALPHA), input: { home, away: home, venue: '' } },
    ALPHA,
  );
  expect(result.ok ? 'verified' : result.error).toEqual({
    code: 'verification/bad-input',
    facts: { claimed: '', found: 'engine/duplicate-player' },
  });
});

test('every code of a refused match has its case here', () => {
  const given = new Set([...REFUSED.map(({ code }) => code), 'engine/bad-snapshot']);
  expect(Object.keys(INPUT_ERRORS).filter((code) => !given.has(code))).toEqual([]);
  const rules = ['validate-tactic.ts', 'substitutions.ts', 'orders.ts']
    .map((file) => readFileSync(join(PACKAGE, '../rules/src/tactics', file), 'utf8'))
    .join('');
  // Players on a team sheet are not for sale, and no substitution is taken off one.
  const elsewhere = ['tactics/player-for-sale', 'tactics/unknown-substitution'];
  const codes = [...rules.matchAll(/refuse\('([^']+)'/g)].map(([, code]) => code ?? '');
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !given.has(code) && !elsewhere.includes(code))).toEqual([]);
});

function thrownBy(play: () => unknown): MatchInputError {
  try {
    play();
  } catch (error) {
    if (error instanceof MatchInputError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
