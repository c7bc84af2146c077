import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Tactics } from '../tactics/tactic.ts';
import { validateTactic } from '../tactics/validate-tactic.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { firstDraft, nextDraft } from './pure-machine.ts';
import { draftOf, draftToStore, isDirty } from './selectors.ts';
import { draftFromStore, STORED_DRAFT_VERSION, writeStoredDraft } from './stored-draft.ts';

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
/** As it is stored: with the player whose number each taker's is. */
const written = {
  ...tactic,
  setPieces: [
    { name: 'captain', value: 4, playerId: 'c1-p4' },
    { name: 'penalties', value: null, playerId: null },
  ],
};
const writtenSaved = { ...saved, setPieces: saved.setPieces.map((piece) => ({ ...piece, playerId: null })) };
const stored = { version: STORED_DRAFT_VERSION, slot: 'B', tactic: written, saved: writtenSaved };
const read = (value: unknown) => draftFromStore(JSON.stringify(value), players, ALPHA);
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
    const text = writeStoredDraft({ slot: 'B', tactic, saved }, players);
    expect(draftFromStore(text, players, ALPHA)).toEqual({ slot: 'B', tactic, saved });
    expect(JSON.parse(text)).toEqual({ version: 3, slot: 'B', tactic: written, saved: writtenSaved });
  });

  test('leaves holes if players are gone or for sale by now', () => {
    const left = players
      .filter(({ number }) => number !== 12)
      .map((player) => ({ ...player, forSale: player.number === 1 }));
    const restored = draftFromStore(JSON.stringify(stored), left, ALPHA);
    expect(restored?.tactic.places.filter(({ playerId }) => playerId === null).map(({ id }) => id)).toEqual([
      '0',
      '11',
    ]);
    expect(restored?.tactic.substitutions).toEqual([]);
  });

  test('is dropped if there is none, or no JSON', () => {
    expect(draftFromStore(null, players, ALPHA)).toBeNull();
    expect(draftFromStore('', players, ALPHA)).toBeNull();
    expect(draftFromStore('{"version":1', players, ALPHA)).toBeNull();
    expect(read(null)).toBeNull();
    expect(read(42)).toBeNull();
    expect(read([])).toBeNull();
  });

  test.each([0, 2, 4, '3', null, undefined])('is dropped when its version is %s', (version) => {
    expect(read({ ...stored, version })).toBeNull();
  });

  test.each<[path: string, value: unknown]>([
    ['slot', 'D'],
    ['tactic', null],
    ['saved', undefined],
    ['saved.formation', '11'],
    ['saved.places.3.playerId', 'c1-p1'],
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
    ['tactic.setPieces.0.name', 1],
    ['tactic.setPieces.0.playerId', 4],
    ['tactic.setPieces.0.playerId', undefined],
    ['tactic.setPieces.0.value', '4'],
    ['tactic.substitutions', null],
    ['tactic.substitutions.0.minutes', '45'],
    ['tactic.substitutions.0.playerIn', null],
    ['tactic.substitutions.0.playerOut', 3],
  ])('is dropped when %s is %o', (path, value) => {
    expect(read(spoiled(path, value))).toBeNull();
  });

  test('two empty places are no player twice', () => {
    const places = tactic.places.map(({ id }) => ({ id, playerId: null }));
    const empty = { ...written, places, substitutions: [] };
    expect(read({ ...stored, tactic: empty })).toEqual({
      slot: 'B',
      tactic: { ...tactic, places, substitutions: [] },
      saved,
    });
  });

  test('is dropped when the rule set has other places', () => {
    const longBench = { ...ALPHA, tactics: { ...ALPHA.tactics, bench: 8 } };
    expect(draftFromStore(JSON.stringify(stored), players, longBench)).toBeNull();
  });
});

describe('a taker in a stored draft (R-DRA-30)', () => {
  const captainOf = (text: string, squad: typeof players) => draftFromStore(text, squad, ALPHA)?.tactic.setPieces[0];
  const text = JSON.stringify(stored);

  test('is null when he has left, wears another number, or another wears his', () => {
    const gone = players.filter(({ number }) => number !== 4);
    const newcomer = players.map((player) => (player.number === 4 ? { ...player, id: 'new' } : player));
    const renumbered = players.map((player) => (player.number === 4 ? { ...player, number: 44 } : player));
    for (const squad of [gone, newcomer, renumbered]) {
      expect(captainOf(text, squad)).toEqual({ name: 'captain', value: null });
    }
    expect(captainOf(text, players)).toEqual({ name: 'captain', value: 4 });
  });

  test('stays a number without a player, until a player gets it', () => {
    const gone = players.filter(({ number }) => number !== 4);
    const dangling = writeStoredDraft({ slot: 'B', tactic, saved }, gone);
    expect(captainOf(dangling, gone)).toEqual({ name: 'captain', value: 4 });
    expect(captainOf(dangling, players)).toEqual({ name: 'captain', value: null });
  });
});

describe('parts of a stored draft that no edit could take back (R-DRA-31)', () => {
  const restored = (changes: object) => read({ ...stored, tactic: { ...written, ...changes } })?.tactic;

  test('are left out, so that the draft can be saved', () => {
    const tempo = { name: 'Tempo', value: 'High' };
    const pressing = { name: 'Pressing', value: 'Tight' };
    const wrong = restored({
      teamInstructions: [{ name: 'Pace', value: 'High' }, tempo, { name: 'Tempo', value: 'Low' }],
      playersInstructions: [
        { position: 'XX', instructions: [pressing] },
        { position: 'CF', instructions: [pressing] },
        { position: 'LB', instructions: [pressing, { name: 'Pressing', value: 'Loose' }] },
        { position: 'LB', instructions: [pressing] },
        { position: 'GK', instructions: [] },
      ],
      setPieces: [...written.setPieces, { name: 'throwIns', value: null, playerId: null }, ...written.setPieces],
      substitutions: Array.from({ length: 9 }, () => tactic.substitutions[0]),
    });
    expect(wrong).toEqual(tactic);
    expect(validateTactic(tactic, players, ALPHA).ok).toBe(true);
  });

  test('are left out of substitutions that can’t be played: at other minutes, above the limit', () => {
    const plan = [3, 4, 5, 6, 7, 8].map((out, index) => ({
      minutes: 60,
      playerIn: `c1-p${12 + index}`,
      playerOut: `c1-p${out}`,
    }));
    expect(restored({ substitutions: plan })?.substitutions).toEqual(plan.slice(0, 5));
    expect(restored({ substitutions: plan.map((change) => ({ ...change, minutes: 61 })) })?.substitutions).toEqual([]);
  });

  test('no other part of the text is taken over', () => {
    const text = JSON.stringify(stored).replaceAll('{', '{"__proto__":{"forSale":true},"junk":1,');
    const draft = draftFromStore(text, players, ALPHA);
    expect(draft).toEqual({ slot: 'B', tactic, saved });
    expect(JSON.stringify(draft)).not.toMatch(/junk|__proto__/);
  });
});

describe('a draft across a reload (R-DRA-28)', () => {
  const opened = firstDraft({ ruleset: ALPHA, tactics, players, slot: 'C' });
  const edited = nextDraft(opened, { type: 'EDIT', edit: { type: 'change-formation', formation: '451' } });

  test('an unsaved one opens again in its slot, still unsaved', () => {
    const text = draftToStore(edited);
    const reloaded = firstDraft({ ruleset: ALPHA, tactics, players, slot: 'A', stored: text });
    expect(reloaded.context.slot).toBe('C');
    expect(draftOf(reloaded)).toEqual(draftOf(edited));
    expect(isDirty(reloaded)).toBe(true);
  });

  test('a draft without unsaved changes is not stored', () => {
    expect(draftToStore(opened)).toBeNull();
  });

  test('an unreadable draft opens the saved tactic of the requested slot', () => {
    const reloaded = firstDraft({ ruleset: ALPHA, tactics, players, slot: 'B', stored: '{"version":0}' });
    expect(reloaded.context.slot).toBe('B');
    expect(draftOf(reloaded)).toBe(tactics.B);
  });
});
