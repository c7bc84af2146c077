import { describe, expect, test } from 'vitest';
import type { Position } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import {
  acceptSave,
  type DraftHistory,
  editDraft,
  hasChanges,
  openDraft,
  redoEdit,
  refreshDraft,
  resetDraft,
  undoEdit,
} from './draft-history.ts';
import type { TacticEdit } from './edit-tactic.ts';
import { FORMATION_NAMES, formationSlots } from './formations.ts';
import { individualInstructions } from './instructions.ts';
import { sameTactic } from './same-tactic.ts';
import type { PlayerInstructions, Tactic } from './tactic.ts';

const squad = buildSquad();
const saved = buildTactic(squad);
const opened = openDraft(saved);
const formation = (name: string): TacticEdit => ({ type: 'change-formation', formation: name });

function after(history: DraftHistory, ...edits: TacticEdit[]): DraftHistory {
  return edits.reduce((draft, edit) => {
    const result = editDraft(draft, edit, squad, ALPHA);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }, history);
}
const formationOf = ({ present }: DraftHistory) => present.formation;

describe('unsaved changes (R-DRA-1)', () => {
  test('an opened draft has none, an edited one has, and taking the edit back leaves none', () => {
    expect(hasChanges(opened)).toBe(false);
    expect(hasChanges(after(opened, formation('442')))).toBe(true);
    expect(hasChanges(after(opened, formation('442'), formation('433Wide')))).toBe(false);
  });

  test('a draft that is taken up again is unsaved', () => {
    expect(hasChanges(openDraft(saved, { ...saved, formation: '442' }))).toBe(true);
  });
});

describe('undo and redo (R-DRA-11)', () => {
  const twice = after(opened, formation('442'), formation('532'));

  test('go back and forth step by step', () => {
    expect(formationOf(undoEdit(twice))).toBe('442');
    expect(undoEdit(undoEdit(twice)).present).toBe(saved);
    expect(redoEdit(undoEdit(twice))).toEqual(twice);
    expect(redoEdit(redoEdit(undoEdit(undoEdit(twice))))).toEqual(twice);
  });

  test('do nothing if there is nothing to undo or redo', () => {
    expect(undoEdit(opened)).toBe(opened);
    expect(redoEdit(twice)).toBe(twice);
  });

  test('a new edit ends what could be redone', () => {
    expect(after(undoEdit(twice), formation('451')).future).toEqual([]);
  });

  test('an edit that changes nothing leaves no trace', () => {
    expect(after(undoEdit(twice), formation('442')).future).toHaveLength(1);
    expect(
      after(opened, { type: 'remove-player', place: '17' }, { type: 'remove-player', place: '17' }).past,
    ).toHaveLength(1);
  });

  test('a refused edit is answered with its reason', () => {
    expect(editDraft(opened, formation('0'), squad, ALPHA)).toEqual({
      ok: false,
      error: { code: 'tactics/unknown-formation', facts: { formation: '0' } },
    });
  });

  test('the last hundred edits can be undone, and no more', () => {
    const edits = Array.from({ length: 101 }, (_, index) => formation(index % 2 === 0 ? '442' : '532'));
    const { past } = after(opened, ...edits);
    expect(past).toHaveLength(100);
    expect(past[0]?.formation).toBe('442');
    expect(after(opened, ...edits.slice(1)).past[0]).toBe(saved);
  });

  test('reset goes back to the saved tactic and can be undone itself', () => {
    const reset = resetDraft(twice);
    expect(reset.present).toBe(saved);
    expect(formationOf(undoEdit(reset))).toBe('532');
    expect(resetDraft(opened)).toBe(opened);
  });
});

test('after its save a draft has no changes, and the way back stays (R-DRA-24)', () => {
  const edited = after(opened, formation('442'));
  const stored = acceptSave(edited, { ...edited.present });
  expect(hasChanges(stored)).toBe(false);
  expect(undoEdit(stored).present).toBe(saved);
  expect(hasChanges(undoEdit(stored))).toBe(true);
});

describe('fresh data of the club (R-DRA-27)', () => {
  const other: Tactic = { ...saved, formation: '451' };
  const listed = squad.map((player) => ({ ...player, forSale: player.number === 3 }));
  const hole = { id: '2', playerId: null };
  const same = { before: squad, now: squad };
  const listing = { before: squad, now: listed };

  test('an unchanged draft follows the saved tactic', () => {
    expect(refreshDraft(opened, other, same, ALPHA)).toEqual(openDraft(other));
    expect(refreshDraft(undoEdit(after(opened, formation('442'))), other, same, ALPHA)).toEqual(openDraft(other));
  });

  test('a changed draft stays', () => {
    const edited = after(opened, formation('442'));
    expect(refreshDraft(edited, other, same, ALPHA)).toEqual({ ...edited, saved: other });
  });

  test('a refresh that brings nothing new keeps the way back', () => {
    const undone = undoEdit(after(opened, formation('442')));
    expect(refreshDraft(undone, { ...saved }, same, ALPHA)).toEqual(undone);
  });

  test('a player who is listed leaves a hole in every unsaved version', () => {
    const edited = undoEdit(after(opened, formation('442'), formation('532')));
    const fresh = refreshDraft(edited, saved, listing, ALPHA);
    expect(fresh.present).toMatchObject({ formation: '442' });
    for (const { places } of [fresh.present, ...fresh.past, ...fresh.future]) expect(places[2]).toEqual(hole);
    expect(fresh.saved).toBe(saved);
  });

  test('the saved tactic itself is shown as it is saved', () => {
    expect(refreshDraft(opened, saved, listing, ALPHA).present).toBe(saved);
  });
});

describe('a shirt number that goes to another player (R-DRA-30)', () => {
  const without6 = squad.filter(({ number }) => number !== 6);
  const newcomer = squad.map((player) => (player.number === 6 ? { ...player, id: 'new' } : player));
  const renumbered = squad.map((player) => (player.number === 6 ? { ...player, number: 66 } : player));
  const captain = after(
    opened,
    { type: 'set-taker', setPiece: 'captain', number: 6 },
    { type: 'set-taker', setPiece: 'penalties', number: 7 },
  );
  const takers = ({ setPieces }: Tactic) =>
    setPieces.flatMap(({ name, value }) => (value === null ? [] : `${name} ${value}`));

  test.each([
    ['has left', without6],
    ['has left, and another wears it', newcomer],
    ['wears another', renumbered],
  ])('leaves no taker when he %s, in undo and redo steps as well', (_, now) => {
    const edited = undoEdit(after(captain, formation('442'), formation('532')));
    const fresh = refreshDraft(edited, saved, { before: squad, now }, ALPHA);
    expect(takers(edited.present)).toEqual(['captain 6', 'penalties 7']);
    expect(takers(fresh.present)).toEqual(['penalties 7']);
    expect([...fresh.past, ...fresh.future].flatMap(takers).filter((taker) => taker === 'captain 6')).toEqual([]);
    expect(fresh.future.map(takers)).toEqual([['penalties 7']]);
  });

  test('keeps a taker with an unchanged number, and a number without a player', () => {
    const edited = refreshDraft(captain, saved, { before: squad, now: squad.toReversed() }, ALPHA);
    expect(takers(edited.present)).toEqual(['captain 6', 'penalties 7']);
    const dangling = openDraft(saved, captain.present);
    const fresh = refreshDraft(dangling, saved, { before: without6, now: without6 }, ALPHA);
    expect(takers(fresh.present)).toEqual(['captain 6', 'penalties 7']);
    expect(takers(refreshDraft(dangling, saved, { before: without6, now: newcomer }, ALPHA).present)).toEqual([
      'penalties 7',
    ]);
  });
});

describe('a new formation (R-DRA-38)', () => {
  const instructions = (position: Position, isGiven = true): TacticEdit[] =>
    individualInstructions(position)
      .slice(0, 1)
      .map(({ name, options, neutral }) => {
        const value = isGiven ? (options.find((option) => option !== neutral) ?? null) : null;
        return { type: 'set-individual-instruction', position, name, value };
      });
  const positions = formationSlots(saved.formation).map(({ position }) => position);
  const instructed = after(opened, ...positions.flatMap((position) => instructions(position)));

  test.each(FORMATION_NAMES)('%s and back keeps every individual instruction', (name) => {
    const back = after(instructed, formation(name), formation(saved.formation));
    expect(sameTactic(back.present, instructed.present)).toBe(true);
    expect(instructed.present.playersInstructions.length).toBeGreaterThan(5);
  });

  test('and back keeps them for every pair of formations', () => {
    const pairs = FORMATION_NAMES.flatMap((own) => {
      const draft = openDraft({ ...saved, formation: own });
      const edits = formationSlots(own).flatMap(({ position }) => instructions(position));
      const ready = after(draft, ...edits);
      const others = FORMATION_NAMES.filter((other) => other !== own);
      return others.flatMap((other) => {
        const back = after(ready, formation(other), formation(own));
        return [{ pair: `${own} ${other}`, isKept: sameTactic(back.present, ready.present) }];
      });
    });
    expect(pairs).toHaveLength(1056);
    expect(pairs.filter(({ isKept }) => !isKept)).toEqual([]);
  });

  test('finds them after a detour over several formations, and after the draft was taken up again', () => {
    const detour = after(
      instructed,
      formation('532'),
      formation('3412'),
      formation('4231DM'),
      formation(saved.formation),
    );
    expect(sameTactic(detour.present, instructed.present)).toBe(true);
    const again = openDraft(instructed.present, after(instructed, formation('532')).present);
    expect(sameTactic(after(again, formation(saved.formation)).present, instructed.present)).toBe(true);
  });

  test('does not bring back an instruction that was removed by hand', () => {
    const { position } = instructed.present.playersInstructions[0] as PlayerInstructions;
    const taken = after(instructed, formation('532'), formation(saved.formation), ...instructions(position, false));
    const back = after(taken, formation('3412'), formation(saved.formation));
    expect(sameTactic(back.present, taken.present)).toBe(true);
  });
});
