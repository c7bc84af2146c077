import { describe, expect, test } from 'vitest';
import type { RuleErrorCode, RuleFacts } from '../core/errors.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { TacticEdit } from '../tactics/edit-tactic.ts';
import type { Tactics } from '../tactics/tactic.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { firstDraft, nextDraft, saveFailed, saveSucceeded } from './pure-machine.ts';
import {
  askedAbout,
  canRedo,
  canSave,
  canUndo,
  draftOf,
  draftToStore,
  isDirty,
  isOvertaken,
  isSaving,
  pickerPlayers,
  saveObstacle,
  setPiecesInError,
  substitutionChoices,
  type TacticDraftSnapshot,
} from './selectors.ts';

const players = buildSquad();
const tactics: Tactics = {
  A: buildTactic(players),
  B: buildTactic(players, { formation: '442' }),
  C: buildTactic(players, { formation: '532' }),
};
const forSale = (number: number) =>
  players.map((player) => (player.number === number ? { ...player, forSale: true } : player));
const formation = (name: string): TacticEdit => ({ type: 'change-formation', formation: name });
const opened = firstDraft({ ruleset: ALPHA, tactics, players });

type Step = Parameters<typeof nextDraft>[1] | TacticEdit;
/** The snapshot after events; an edit may be given without its event. */
const after = (snapshot: TacticDraftSnapshot, ...steps: Step[]) =>
  steps.reduce<TacticDraftSnapshot>(
    (current, step) =>
      nextDraft(current, /^[a-z-]+$/.test(step.type) ? { type: 'EDIT', edit: step as TacticEdit } : (step as never)),
    snapshot,
  );
const save = { type: 'SAVE' } as const;
const select = (slot: 'A' | 'B' | 'C') => ({ type: 'SELECT', slot }) as const;
const refused = (code: RuleErrorCode, facts: RuleFacts = {}) => ({ code, facts });
const unsaved = after(opened, formation('451'));
const invalid = after(unsaved, { type: 'remove-player', place: '0' });

describe('a tactic that is opened', () => {
  test('is A unless another slot is named, unchanged and without an error', () => {
    expect(opened.value).toBe('editing');
    expect(opened.context).toMatchObject({ slot: 'A', live: false, nextSlot: null, error: null });
    expect(draftOf(opened)).toBe(tactics.A);
    expect(isDirty(opened)).toBe(false);
    expect(draftOf(firstDraft({ ruleset: ALPHA, tactics, players, slot: 'C' }))).toBe(tactics.C);
  });
});

describe('editing', () => {
  test('marks the draft as unsaved until it says what is saved (R-DRA-1)', () => {
    expect(isDirty(unsaved)).toBe(true);
    expect(isDirty(after(unsaved, formation('433Wide')))).toBe(false);
  });

  test('a refused edit gives its reason and changes nothing; the next edit takes the reason away', () => {
    const wrong = after(unsaved, formation('0'));
    expect(wrong.context.error).toEqual(refused('tactics/unknown-formation', { formation: '0' }));
    expect(wrong.context.draft).toBe(unsaved.context.draft);
    expect(after(wrong, formation('532')).context.error).toBeNull();
    expect(after(wrong, { type: 'DISMISS' }).context).toEqual(unsaved.context);
  });

  test('a removed starter takes his substitutions along and leaves his set piece in error (R-DRA-3)', () => {
    const planned = after(
      opened,
      { type: 'set-taker', setPiece: 'captain', number: 3 },
      { type: 'add-substitution', substitution: { minutes: 45, playerIn: 'c1-p12', playerOut: 'c1-p3' } },
    );
    const removed = after(planned, { type: 'remove-player', place: '2' });
    expect(draftOf(removed).substitutions).toEqual([]);
    expect(setPiecesInError(planned)).toEqual([]);
    expect(setPiecesInError(removed)).toEqual(['captain']);
  });

  test('the picker and the choice of a substitution follow the draft (R-DRA-2)', () => {
    expect(pickerPlayers(opened).map(({ number }) => number)).toEqual([19, 20, 21]);
    expect(substitutionChoices(opened).in).toHaveLength(7);
    expect(substitutionChoices(after(opened, { type: 'clear' }))).toEqual({ out: [], in: [] });
    const without = after(opened, { type: 'remove-player', place: '17' });
    expect(pickerPlayers(without).map(({ number }) => number)).toEqual([18, 19, 20, 21]);
  });

  test('the saved tactic of another slot can be copied, and so can the own one (R-DRA-9)', () => {
    const copied = after(opened, { type: 'COPY', from: 'C' });
    expect(draftOf(copied)).toEqual(tactics.C);
    expect(copied.context.slot).toBe('A');
    expect(draftOf(after(unsaved, { type: 'COPY', from: 'A' }))).toEqual(tactics.A);
  });

  test('edits are undone, redone and reset (R-DRA-11)', () => {
    const undone = after(unsaved, { type: 'UNDO' });
    expect([canUndo(opened), canRedo(opened)]).toEqual([false, false]);
    expect([canUndo(unsaved), canRedo(unsaved)]).toEqual([true, false]);
    expect([canUndo(undone), canRedo(undone)]).toEqual([false, true]);
    expect(draftOf(undone)).toBe(tactics.A);
    expect(draftOf(after(undone, { type: 'REDO' })).formation).toBe('451');
    expect(draftOf(after(unsaved, { type: 'RESET' }))).toBe(tactics.A);
    expect(draftOf(after(unsaved, { type: 'RESET' }, { type: 'UNDO' })).formation).toBe('451');
  });

  test('does not freeze or change its arguments', () => {
    after(unsaved, select('B'), { type: 'DISCARD' }, { type: 'clear' });
    expect(Object.isFrozen(players[0])).toBe(false);
    expect(Object.isFrozen(tactics.A.places)).toBe(false);
    expect(tactics.A).toEqual(buildTactic(players));
  });
});

describe('the save button (R-DRA-23)', () => {
  test('works with changes and a valid line-up', () => {
    expect(canSave(unsaved)).toBe(true);
    expect(saveObstacle(unsaved)).toBeNull();
    expect(after(unsaved, save).value).toBe('saving');
  });

  test.each([
    ['without changes', opened, refused('tactics/no-changes')],
    ['with a hole in the line-up', invalid, refused('tactics/not-eleven', { starters: 10 })],
    ['while a match is live (R-DRA-26)', after(unsaved, { type: 'MATCH.LIVE' }), refused('tactics/match-live')],
  ])('does not work %s', (_, snapshot, error) => {
    expect(canSave(snapshot)).toBe(false);
    expect(saveObstacle(snapshot)).toEqual(error);
    const tried = after(snapshot, save);
    expect(tried.value).toBe('editing');
    expect(tried.context).toEqual({ ...snapshot.context, error });
  });

  test('works again when the match is over, and drafts are edited while it is live (R-DRA-26)', () => {
    const live = after(firstDraft({ ruleset: ALPHA, tactics, players, live: true }), formation('451'));
    expect(isDirty(live)).toBe(true);
    expect(canSave(live)).toBe(false);
    expect(canSave(after(live, { type: 'MATCH.OVER' }))).toBe(true);
    expect(canSave(after(live, { type: 'SYNC', live: false }))).toBe(true);
  });
});

describe('saving', () => {
  const saving = after(unsaved, save);
  const stored: Tactics = { ...tactics, A: { ...tactics.A, formation: '451' }, C: { ...tactics.C, formation: '541' } };

  test('asks for the open slot and the draft to be stored', () => {
    expect(saving.children.saveTactic).toBeDefined();
    expect(draftOf(saving).formation).toBe('451');
    expect([canSave(saving), canUndo(saving)]).toEqual([false, false]);
  });

  test('refuses editing, selecting and saving meanwhile (R-DRA-29)', () => {
    for (const step of [formation('532'), select('B'), save, { type: 'UNDO' }, { type: 'DISCARD' }] as const) {
      expect(after(saving, step).context).toEqual(saving.context);
      expect(after(saving, step).value).toBe('saving');
    }
  });

  test('success takes over all tactics and players of the returned club (R-DRA-24)', () => {
    const saved = after(saving, saveSucceeded({ tactics: stored, players: forSale(21) }));
    expect(saved.value).toBe('editing');
    expect(saved.context).toMatchObject({ tactics: stored, players: forSale(21), slot: 'A', error: null });
    expect(isDirty(saved)).toBe(false);
    expect(draftOf(saved)).toBe(stored.A);
    expect(draftOf(after(saved, select('C'))).formation).toBe('541');
    expect(draftOf(after(saved, { type: 'UNDO' }))).toBe(tactics.A);
  });

  test('failure keeps the draft, unsaved, with what went wrong (R-DRA-25)', () => {
    const failed = after(saving, saveFailed(new Error('offline')));
    expect(failed.value).toBe('editing');
    expect(failed.context).toEqual({
      ...saving.context,
      error: refused('tactics/save-failed', { message: 'offline' }),
    });
    expect(canSave(failed)).toBe(true);
    expect(after(failed, save).value).toBe('saving');
  });

  test.each([
    [
      refused('tactics/player-for-sale', { playerId: 'c1-p3' }),
      refused('tactics/player-for-sale', { playerId: 'c1-p3' }),
    ],
    [Object.assign(new Error('409'), { code: 'tactics/match-live' }), refused('tactics/match-live')],
    [{ code: 'ECONNRESET' }, refused('tactics/save-failed', { message: '[object Object]' })],
    [{ code: 500 }, refused('tactics/save-failed', { message: '[object Object]' })],
    [{}, refused('tactics/save-failed', { message: '[object Object]' })],
    ['gone', refused('tactics/save-failed', { message: 'gone' })],
    [null, refused('tactics/save-failed', { message: 'null' })],
  ])('a refusal of the server is shown as it is, anything else as a failed save: %o', (cause, error) => {
    expect(after(saving, saveFailed(cause)).context.error).toEqual(error);
  });

  test('fresh data that arrives first is no trouble', () => {
    const synced = after(saving, { type: 'SYNC', tactics: stored });
    expect(synced.value).toBe('saving');
    expect(isDirty(synced)).toBe(false);
    expect(draftOf(after(synced, saveSucceeded({ tactics: stored, players })))).toBe(stored.A);
  });
});

describe('switching the slot', () => {
  test('without changes opens the other at once, and the open one stays as it is (R-DRA-20)', () => {
    const other = after(opened, select('B'));
    expect(other.value).toBe('editing');
    expect(other.context).toMatchObject({ slot: 'B', nextSlot: null });
    expect(draftOf(other)).toBe(tactics.B);
    expect(after(unsaved, select('A')).context).toEqual(unsaved.context);
    expect(after(unsaved, select('A')).value).toBe('editing');
  });

  const asking = after(unsaved, select('B'));

  test('with changes asks about the open tactic first (R-DRA-20)', () => {
    expect(asking.value).toBe('asking');
    expect(askedAbout(asking)).toBe('A');
    expect([askedAbout(unsaved), askedAbout(opened)]).toEqual([null, null]);
    expect(asking.context).toEqual({ ...unsaved.context, nextSlot: 'B' });
    expect([canSave(asking), canUndo(asking)]).toEqual([false, false]);
  });

  test('the question puts away an error of before', () => {
    expect(after(unsaved, formation('0'), select('B')).context.error).toBeNull();
  });

  test('the question waits: no edit, no dismissal and no other slot goes past it', () => {
    for (const step of [formation('532'), select('C'), { type: 'DISMISS' }, { type: 'RESET' }] as const) {
      expect(after(asking, step).context).toEqual(asking.context);
      expect(after(asking, step).value).toBe('asking');
    }
  });

  test('saving in the question saves, then opens the other (R-DRA-21)', () => {
    const saving = after(asking, save);
    expect(saving.value).toBe('saving');
    const stored = { ...tactics, A: draftOf(asking) };
    const other = after(saving, saveSucceeded({ tactics: stored, players }));
    expect(other.context).toMatchObject({ slot: 'B', nextSlot: null, tactics: stored });
    expect(draftOf(other)).toBe(tactics.B);
    expect(isDirty(other)).toBe(false);
  });

  test('a save in the question that fails keeps slot and draft and forgets the question (R-DRA-25)', () => {
    const failed = after(asking, save, saveFailed(new Error('offline')));
    expect(failed.context).toMatchObject({ slot: 'A', nextSlot: null });
    expect(draftOf(failed).formation).toBe('451');
    expect(failed.value).toBe('editing');
  });

  test.each([
    ['with a hole', after(invalid, select('B')), refused('tactics/not-eleven', { starters: 10 })],
    ['while a match is live', after(asking, { type: 'MATCH.LIVE' }), refused('tactics/match-live')],
  ])('saving in the question a draft %s shows why and keeps slot and draft (R-DRA-22)', (_, snapshot, error) => {
    const tried = after(snapshot, save);
    expect(tried.value).toBe('editing');
    expect(tried.context).toEqual({ ...snapshot.context, nextSlot: null, error });
  });

  test('discarding opens the other and forgets the draft (R-DRA-21)', () => {
    const other = after(asking, { type: 'DISCARD' });
    expect(other.value).toBe('editing');
    expect(draftOf(other)).toBe(tactics.B);
    expect(draftOf(after(other, select('A')))).toBe(tactics.A);
    expect(canUndo(after(other, select('A')))).toBe(false);
  });

  test('the question can be left, which keeps slot and draft (R-DRA-21)', () => {
    const left = after(asking, { type: 'CANCEL' });
    expect(left.value).toBe('editing');
    expect(left.context).toEqual(unsaved.context);
  });

  test('saving in the question what another tab has saved meanwhile opens the other at once', () => {
    const elsewhere = { ...tactics, A: { ...tactics.A, formation: '451' } };
    const other = after(asking, { type: 'SYNC', tactics: elsewhere }, save);
    expect(other.value).toBe('editing');
    expect(draftOf(other)).toBe(tactics.B);
  });

  test('answers without an open question do nothing', () => {
    expect(after(unsaved, { type: 'DISCARD' }).context).toEqual(unsaved.context);
    expect(after(unsaved, { type: 'CANCEL' }).context).toEqual(unsaved.context);
  });
});

describe('fresh data of the club (R-DRA-27)', () => {
  const elsewhere: Tactics = { ...tactics, A: { ...tactics.A, formation: '343Wide' } };

  test('an unchanged draft follows what is saved', () => {
    const synced = after(opened, { type: 'SYNC', tactics: elsewhere });
    expect(draftOf(synced)).toBe(elsewhere.A);
    expect(isDirty(synced)).toBe(false);
  });

  test('a changed draft stays', () => {
    const synced = after(unsaved, { type: 'SYNC', tactics: elsewhere });
    expect(draftOf(synced)).toEqual(draftOf(unsaved));
    expect(synced.context.tactics).toBe(elsewhere);
    expect(draftOf(after(synced, { type: 'RESET' }))).toBe(elsewhere.A);
  });

  test('a player placed in an unsaved draft and then listed is an empty place, which the picker does not offer him for', () => {
    const placed = after(opened, { type: 'place-player', place: '10', playerId: 'c1-p20' });
    const synced = after(placed, { type: 'SYNC', players: forSale(20) });
    expect(draftOf(synced).places[10]).toEqual({ id: '10', playerId: null });
    expect(pickerPlayers(synced).map(({ number }) => number)).toEqual([11, 19, 21]);
    expect(saveObstacle(synced)).toEqual(refused('tactics/not-eleven', { starters: 10 }));
  });

  test('fields that a refresh omits stay', () => {
    expect(after(unsaved, { type: 'SYNC' }).context).toEqual(unsaved.context);
    expect(after(unsaved, { type: 'SYNC', live: true }).context).toEqual({ ...unsaved.context, live: true });
  });
});

describe('a draft whose tactic is saved elsewhere meanwhile (R-DRA-33)', () => {
  const elsewhere: Tactics = { ...tactics, A: { ...tactics.A, formation: '343Wide' } };
  const overtaken = after(unsaved, { type: 'SYNC', tactics: elsewhere });

  test('is overtaken, and stays so with every edit and refresh', () => {
    expect(isOvertaken(unsaved)).toBe(false);
    expect(isOvertaken(overtaken)).toBe(true);
    expect(isOvertaken(after(overtaken, formation('532'), { type: 'SYNC', tactics: elsewhere }))).toBe(true);
  });

  test('is no longer once it is saved over the other, put back, or left for another slot', () => {
    const stored = { tactics: { ...elsewhere, A: draftOf(overtaken) }, players };
    expect(isOvertaken(nextDraft(after(overtaken, save), saveSucceeded(stored)))).toBe(false);
    expect(isOvertaken(after(overtaken, { type: 'RESET' }))).toBe(false);
    expect(draftOf(after(overtaken, { type: 'RESET' }))).toBe(elsewhere.A);
    expect(isOvertaken(after(overtaken, select('B'), { type: 'DISCARD' }))).toBe(false);
  });

  test('is none if nothing was changed here, if another slot was saved, or if the same was', () => {
    expect(isOvertaken(after(opened, { type: 'SYNC', tactics: elsewhere }))).toBe(false);
    expect(isOvertaken(after(unsaved, { type: 'SYNC', tactics: { ...tactics, B: elsewhere.A } }))).toBe(false);
    expect(isOvertaken(after(unsaved, { type: 'SYNC', tactics: { ...tactics, A: draftOf(unsaved) } }))).toBe(false);
  });

  test('is none if a player who left has only left his hole in what was saved', () => {
    const left = players.filter(({ number }) => number !== 3);
    const places = tactics.A.places.map((place) => (place.playerId === 'c1-p3' ? { ...place, playerId: null } : place));
    const without = { ...tactics, A: { ...tactics.A, places } };
    expect(isOvertaken(after(unsaved, { type: 'SYNC', players: left, tactics: without }))).toBe(false);
  });

  test('is overtaken after a reload, too', () => {
    const stored = draftToStore(unsaved);
    expect(isOvertaken(firstDraft({ ruleset: ALPHA, tactics, players, stored }))).toBe(false);
    expect(isOvertaken(firstDraft({ ruleset: ALPHA, tactics: elsewhere, players, stored }))).toBe(true);
    expect(draftOf(firstDraft({ ruleset: ALPHA, tactics: elsewhere, players, stored }))).toEqual(draftOf(unsaved));
  });
});

describe('a save that goes wrong in its own way (R-DRA-25)', () => {
  const saving = after(unsaved, save);
  const stored: Tactics = { ...tactics, A: draftOf(unsaved) };

  test.each<[answer: unknown]>([
    [undefined],
    [null],
    [{}],
    ['ok'],
    [{ tactics: stored }],
    [{ tactics: {}, players }],
    [{ tactics: { A: stored.A, B: stored.B }, players }],
    [{ tactics: { ...stored, A: {} }, players }],
    [{ tactics: { ...stored, A: { ...stored.A, formation: undefined } }, players }],
    [{ tactics: { ...stored, A: { ...stored.A, places: null } }, players }],
    [{ tactics: stored, players: null }],
    [{ tactics: stored, players: [null] }],
    [{ tactics: stored, players: [{ id: 'c1-p1' }] }],
  ])('an answer that is no club keeps the draft, unsaved: %o', (answer) => {
    const failed = after(saving, saveSucceeded(answer as never));
    expect(failed.value).toBe('editing');
    expect(failed.status).toBe('active');
    expect(failed.context).toEqual({
      ...saving.context,
      error: refused('tactics/save-failed', { message: 'the answer to the save is no club' }),
    });
  });

  test('a cause that can’t be turned into text is a failure like any other', () => {
    expect(after(saving, saveFailed(Object.create(null))).context.error).toEqual(
      refused('tactics/save-failed', { message: '[object Object]' }),
    );
  });

  test('a failure after fresh data has shown the draft as saved is none', () => {
    const failed = after(saving, { type: 'SYNC', tactics: stored }, saveFailed(new Error('offline')));
    expect(isDirty(failed)).toBe(false);
    expect(failed.context.error).toBeNull();
  });

  test('fresh data that shows the draft as saved puts its failure away, and no other error', () => {
    const failed = after(saving, saveFailed(new Error('offline')));
    expect(after(failed, { type: 'SYNC', tactics: stored }).context.error).toBeNull();
    expect(after(failed, { type: 'SYNC', tactics }).context.error).toEqual(failed.context.error);
    const wrong = after(opened, formation('0'));
    expect(after(wrong, { type: 'SYNC', tactics }).context.error).toEqual(wrong.context.error);
  });
});

test('reports a save under way, during which the draft ignores events (R-DRA-29)', () => {
  expect([opened, unsaved, after(unsaved, select('B'))].map(isSaving)).toEqual([false, false, false]);
  expect(isSaving(after(unsaved, save))).toBe(true);
});

describe('an event of an unknown shape (R-DRA-32)', () => {
  const send = (event: unknown, snapshot = unsaved) => nextDraft(snapshot, event as never);

  test.each<[slot: unknown]>([['D'], ['__proto__'], ['constructor'], [undefined], [7], [[Object.create(null)]]])(
    'the slot %o is neither opened nor copied',
    (slot) => {
      const error = refused('tactics/unknown-slot', { tacticName: typeof slot === 'string' ? slot : '' });
      for (const event of [
        { type: 'SELECT', slot },
        { type: 'COPY', from: slot },
      ]) {
        for (const snapshot of [opened, unsaved]) {
          const tried = send(event, snapshot);
          expect(tried.value).toBe('editing');
          expect(tried.context).toEqual({ ...snapshot.context, error });
        }
      }
    },
  );

  test.each<[edit: unknown, type: string]>([
    [undefined, ''],
    [{ type: 'give-up' }, 'give-up'],
    [{ type: 'copy', source: null }, 'copy'],
  ])('the edit %o is refused', (edit, type) => {
    const tried = send({ type: 'EDIT', edit });
    expect(tried.status).toBe('active');
    expect(tried.context).toEqual({ ...unsaved.context, error: refused('tactics/unknown-edit', { type }) });
  });

  test('a copy of an unknown formation is refused, and auto-pick goes on', () => {
    const source = { ...tactics.C, formation: '11' };
    const tried = send({ type: 'EDIT', edit: { type: 'copy', source } });
    expect(tried.context.error).toEqual(refused('tactics/unknown-formation', { formation: '11' }));
    expect(after(tried, { type: 'auto-pick' }).context.error).toBeNull();
  });

  test.each<[data: object]>([
    [{ players: null }],
    [{ players: {} }],
    [{ players: [null], live: true }],
    [{ tactics: {}, players: [] }],
    [{ tactics: null }],
    [{ tactics: { A: tactics.A, B: tactics.B } }],
    [{ live: 'yes' }],
  ])('fresh data without the shape of a club is left alone: %o', (data) => {
    expect(send({ type: 'SYNC', ...data })).toEqual(unsaved);
  });
});

describe('a club whose players lack what edits read (R-DRA-32)', () => {
  const [first, ...others] = players;
  if (first === undefined) throw new Error('no squad');
  const fields = ['id', 'number', 'forSale', 'attributes', 'attributeBoosters', 'personalData'] as const;
  const { attributes, personalData } = first;
  test.each<[what: string, changes: object]>([
    ...fields.map((field): [string, object] => [`no ${field}`, { [field]: undefined }]),
    ['no speed', { attributes: { ...attributes, speed: undefined } }],
    ['a condition in words', { attributes: { ...attributes, condition: 'fit' } }],
    ['a booster slot of nothing', { attributeBoosters: [null] }],
    ['an occupied slot without its booster', { attributeBoosters: [{ slotId: 1, status: 'occupied' }] }],
    ['a slot of no known status', { attributeBoosters: [{ slotId: 1, status: 'sold' }] }],
    ['no known position', { personalData: { ...personalData, position: 'XX' } }],
  ])('is left alone: %s', (_, changes) => {
    const squad = [{ ...first, ...changes }, ...others] as never;
    const synced = nextDraft(unsaved, { type: 'SYNC', players: squad });
    expect(synced).toEqual(unsaved);
    expect(after(synced, { type: 'auto-pick' }).context.error).toBeNull();
    const answered = after(unsaved, save, saveSucceeded({ tactics, players: squad }));
    expect(answered.context.error?.code).toBe('tactics/save-failed');
    expect(answered.context.players).toBe(players);
  });

  test('but slots of every kind are a player’s', () => {
    const attributeBoosters = [
      { slotId: 1, status: 'occupied', boosterId: 3 },
      { slotId: 2, status: 'unlocked' },
      { slotId: 3, status: 'unlockable' },
      { slotId: 4, status: 'locked' },
    ] as const;
    const squad = [{ ...first, attributeBoosters }, ...others];
    expect(nextDraft(unsaved, { type: 'SYNC', players: squad }).context.players).toBe(squad);
  });
});

describe('a captain whose number goes to another player (R-DRA-30)', () => {
  const without6 = players.filter(({ number }) => number !== 6);
  const newcomer = players.map((player) => (player.number === 6 ? { ...player, id: 'new' } : player));
  const captain: TacticEdit = { type: 'set-taker', setPiece: 'captain', number: 6 };
  const sync = (squad: typeof players) => ({ type: 'SYNC', players: squad }) as const;
  const place: TacticEdit = { type: 'place-player', place: '5', playerId: 'new' };
  const takers = (snapshot: TacticDraftSnapshot) => draftOf(snapshot).setPieces.filter(({ value }) => value !== null);

  test('is not passed on in a draft', () => {
    const placed = after(opened, captain, sync(without6), sync(newcomer), place);
    expect(takers(after(opened, captain))).toEqual([{ name: 'captain', value: 6 }]);
    expect(takers(placed)).toEqual([]);
    expect(canSave(placed)).toBe(true);
  });

  test('nor in a saved tactic, whichever slot is open', () => {
    const led = { ...tactics.A, setPieces: [{ name: 'captain', value: 6 }] as const };
    const all = firstDraft({ ruleset: ALPHA, tactics: { A: led, B: led, C: led }, players });
    const synced = after(all, sync(without6), sync(newcomer));
    expect(isDirty(synced)).toBe(false);
    expect(takers(after(synced, place))).toEqual([]);
    for (const slot of ['B', 'C'] as const) expect(takers(after(synced, select(slot)))).toEqual([]);
  });

  test('nor in what can be undone after a save that returned other players', () => {
    const saving = after(opened, captain, formation('442'), save);
    const answer = { tactics: { ...tactics, A: { ...tactics.A, formation: '442' } }, players: newcomer };
    const undone = after(saving, saveSucceeded(answer), { type: 'UNDO' });
    expect(takers(undone)).toEqual([]);
    expect(draftOf(undone).places[5]).toEqual({ id: '5', playerId: null });
  });
});
