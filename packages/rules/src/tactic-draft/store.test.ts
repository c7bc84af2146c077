import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Tactics } from '../tactics/tactic.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { draftOf, draftToStore, isDirty } from './selectors.ts';
import { firstDraft, nextDraft } from './steps.ts';
import { draftFromStore, STORED_DRAFT_VERSION, writeStoredDraft } from './store.ts';

const players = buildSquad();
const saved = buildTactic(players);
const tactics: Tactics = { A: saved, B: saved, C: saved };
const tactic = buildTactic(players, {
  formation: '442',
  playersInstructions: [{ position: 'LB', instructions: [{ name: 'Pressing', value: 'Tight' }] }],
  teamInstructions: [{ name: 'Tempo', value: 'High' }],
  setPieces: [
    { name: 'captain', value: 4 },
    { name: 'penalties', value: null },
  ],
  substitutions: [{ minutes: 45, playerIn: 'c1-p12', playerOut: 'c1-p3' }],
});
const stored = { version: STORED_DRAFT_VERSION, slot: 'B', tactic };
const read = (value: unknown) => draftFromStore(JSON.stringify(value), players);
/** The stored draft with one thing in it replaced, found by its path. */
function spoiled(path: string, value: unknown): unknown {
  const copy = structuredClone<unknown>(stored);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), copy);
  Reflect.set(Object(holder), last, value);
  return copy;
}

describe('a stored draft (R-DRA-28)', () => {
  test('is read as it was written', () => {
    expect(draftFromStore(writeStoredDraft({ slot: 'B', tactic }), players)).toEqual({ slot: 'B', tactic });
    expect(JSON.parse(writeStoredDraft({ slot: 'B', tactic }))).toEqual({ version: 1, slot: 'B', tactic });
  });

  test('leaves holes where players are gone or for sale by now', () => {
    const left = players
      .filter(({ number }) => number !== 12)
      .map((player) => ({ ...player, forSale: player.number === 1 }));
    const restored = draftFromStore(JSON.stringify(stored), left);
    expect(restored?.tactic.places.filter(({ playerId }) => playerId === null).map(({ id }) => id)).toEqual([
      '0',
      '11',
    ]);
    expect(restored?.tactic.substitutions).toEqual([]);
  });

  test('is dropped where there is none, or no JSON', () => {
    expect(draftFromStore(null, players)).toBeNull();
    expect(draftFromStore('', players)).toBeNull();
    expect(draftFromStore('{"version":1', players)).toBeNull();
    expect(read(null)).toBeNull();
    expect(read(42)).toBeNull();
    expect(read([])).toBeNull();
  });

  test.each([0, 2, '1', null, undefined])('is dropped when its version is %s', (version) => {
    expect(read({ ...stored, version })).toBeNull();
  });

  test.each<[path: string, value: unknown]>([
    ['slot', 'D'],
    ['tactic', null],
    ['tactic.formation', '11'],
    ['tactic.formation', 442],
    ['tactic.places', {}],
    ['tactic.places', tactic.places.slice(1)],
    ['tactic.places', [...tactic.places, { id: '18', playerId: null }]],
    ['tactic.places', tactic.places.toReversed()],
    ['tactic.places.3', null],
    ['tactic.places.3.id', '2'],
    ['tactic.places.3.id', 3],
    ['tactic.places.3.playerId', 7],
    ['tactic.places.3.playerId', 'c1-p1'],
    ['tactic.playersInstructions', null],
    ['tactic.playersInstructions.0.position', 1],
    ['tactic.playersInstructions.0.instructions', 'Pressing'],
    ['tactic.playersInstructions.0.instructions.0.value', null],
    ['tactic.teamInstructions', undefined],
    ['tactic.teamInstructions.0.name', 1],
    ['tactic.teamInstructions.0.value', 1],
    ['tactic.setPieces.0', 'captain'],
    ['tactic.setPieces.0.name', 'throwIns'],
    ['tactic.setPieces.0.value', '4'],
    ['tactic.substitutions', null],
    ['tactic.substitutions.0.minutes', '45'],
    ['tactic.substitutions.0.playerIn', null],
    ['tactic.substitutions.0.playerOut', 3],
  ])('is dropped when %s is %o', (path, value) => {
    expect(read(spoiled(path, value))).toBeNull();
  });

  test('two empty places are no player twice', () => {
    const empty = { ...tactic, places: tactic.places.map(({ id }) => ({ id, playerId: null })), substitutions: [] };
    expect(read({ ...stored, tactic: empty })).toEqual({ slot: 'B', tactic: empty });
  });

  test('is dropped when the rule set has other places', () => {
    const longBench = { ...ALPHA, tactics: { ...ALPHA.tactics, bench: 8 } };
    expect(draftFromStore(JSON.stringify(stored), players, longBench)).toBeNull();
  });
});

describe('a draft across a reload (R-DRA-28)', () => {
  const opened = firstDraft({ tactics, players, slot: 'C' });
  const edited = nextDraft(opened, { type: 'EDIT', edit: { type: 'change-formation', formation: '451' } });

  test('an unsaved one opens again in its slot, still unsaved', () => {
    const text = draftToStore(edited);
    const reloaded = firstDraft({ tactics, players, slot: 'A', stored: text });
    expect(reloaded.context.slot).toBe('C');
    expect(draftOf(reloaded)).toEqual(draftOf(edited));
    expect(isDirty(reloaded)).toBe(true);
  });

  test('nothing is stored where nothing is unsaved', () => {
    expect(draftToStore(opened)).toBeNull();
  });

  test('what can’t be read opens the saved tactic of the slot that was asked for', () => {
    const reloaded = firstDraft({ tactics, players, slot: 'B', stored: '{"version":0}' });
    expect(reloaded.context.slot).toBe('B');
    expect(draftOf(reloaded)).toBe(tactics.B);
  });
});
