/** Laws of the buttons of a draft: each says what pressing it would do. */
import fc from 'fast-check';
import * as ours from '../tactic-draft/index.ts';
import { squadArbitrary, tacticArbitrary } from '../testing/arbitraries/tactics.ts';
import type { Law } from './law.ts';
import { always } from './tactic-draft.ts';

const folder = 'tactic-draft';

export const draftScreenLaws: readonly Law[] = [
  {
    name: 'the buttons of undo and redo work exactly when there is a step, and each takes back what the other did',
    folder,
    requirements: ['R-DRA-11'],
    property: (subject) =>
      always(
        subject,
        (_, __, { snapshot }) => {
          const { rules } = subject;
          const isWayBack = (
            there: 'UNDO' | 'REDO',
            back: 'UNDO' | 'REDO',
            isOpen: (draft: ours.TacticDraftSnapshot) => boolean,
            isOpenAfter: (draft: ours.TacticDraftSnapshot) => boolean,
          ) => {
            const after = rules.nextDraft(snapshot, { type: there });
            if (!isOpen(snapshot)) return rules.draftOf(after) === rules.draftOf(snapshot);
            const again = rules.nextDraft(after, { type: back });
            return isOpenAfter(after) && rules.sameTactic(rules.draftOf(again), rules.draftOf(snapshot));
          };
          return (
            isWayBack('UNDO', 'REDO', rules.canUndo, rules.canRedo) &&
            isWayBack('REDO', 'UNDO', rules.canRedo, rules.canUndo)
          );
        },
        15,
      ),
    broken: {
      what: 'the undo button waits for unsaved changes',
      rules: { canUndo: (snapshot) => ours.isDirty(snapshot) },
    },
  },
  {
    name: 'an edit that changes a draft can be undone and ends what could be redone',
    folder,
    requirements: ['R-DRA-11'],
    property: (subject) =>
      always(subject, (before, { type }, { snapshot }) => {
        const { rules } = subject;
        if (type !== 'EDIT' || rules.sameTactic(rules.draftOf(before.snapshot), rules.draftOf(snapshot))) return true;
        return rules.canUndo(snapshot) && !rules.canRedo(snapshot);
      }),
    broken: {
      what: 'what was undone once can always be redone',
      rules: { canRedo: () => true },
    },
  },
  {
    name: 'the save button works exactly where pressing it begins a save, and where it does not the obstacle is named',
    folder,
    requirements: ['R-DRA-23', 'R-DRA-25', 'R-DRA-29'],
    property: (subject) =>
      always(subject, (_, __, { snapshot, live }) => {
        const { rules } = subject;
        const works = rules.canSave(snapshot);
        const isBusy = rules.isSaving(snapshot) || rules.askedAbout(snapshot) !== null;
        const obstacle = rules.saveObstacle(snapshot);
        const pressed = rules.nextDraft(snapshot, { type: 'SAVE' });
        if (works) return !isBusy && !live && obstacle === null && rules.isDirty(snapshot) && rules.isSaving(pressed);
        if (isBusy) return true;
        return (
          obstacle !== null &&
          !rules.isSaving(pressed) &&
          pressed.context.error?.code === obstacle.code &&
          (obstacle.code === 'tactics/match-live') === live &&
          (live || (obstacle.code === 'tactics/no-changes') === !rules.isDirty(snapshot))
        );
      }),
    broken: {
      what: 'any change can be saved',
      rules: { canSave: (snapshot) => ours.isDirty(snapshot) },
    },
  },
  {
    name: 'while a save is under way the draft ignores edits, undo and other slots',
    folder,
    requirements: ['R-DRA-29'],
    property: (subject) =>
      always(subject, (_, __, { snapshot }) => {
        const { rules } = subject;
        if (!rules.isSaving(snapshot)) return !snapshot.matches('saving');
        const pressed = [
          { type: 'EDIT', edit: { type: 'clear' } },
          { type: 'UNDO' },
          { type: 'REDO' },
          { type: 'RESET' },
          { type: 'SELECT', slot: 'B' },
          { type: 'SAVE' },
        ] as const;
        return pressed.every((event) => {
          const after = rules.nextDraft(snapshot, event);
          return (
            rules.isSaving(after) &&
            rules.draftOf(after) === rules.draftOf(snapshot) &&
            after.context.slot === snapshot.context.slot
          );
        });
      }),
    broken: {
      what: 'a question counts as a save',
      rules: { isSaving: (snapshot) => !snapshot.matches('editing') },
    },
  },
  {
    name: 'another slot opens at once over a saved draft; over an unsaved one the question is about that one, and leaving it keeps everything',
    folder,
    requirements: ['R-DRA-20', 'R-DRA-21'],
    property: (subject) =>
      always(subject, (_, __, { snapshot }) => {
        const { rules } = subject;
        if (rules.isSaving(snapshot) || rules.askedAbout(snapshot) !== null) return true;
        const { slot } = snapshot.context;
        return rules.TACTIC_NAMES.every((other) => {
          const selected = rules.nextDraft(snapshot, { type: 'SELECT', slot: other });
          const asked = rules.askedAbout(selected);
          if (other === slot || !rules.isDirty(snapshot)) return asked === null && selected.context.slot === other;
          const left = rules.nextDraft(selected, { type: 'CANCEL' });
          return (
            asked === slot &&
            rules.askedAbout(left) === null &&
            left.context.slot === slot &&
            rules.draftOf(left) === rules.draftOf(snapshot)
          );
        });
      }),
    broken: {
      what: 'the question is about the slot that comes next',
      rules: { askedAbout: ({ context }) => context.nextSlot },
    },
  },
  {
    name: 'an unsaved draft is overtaken when another tactic is saved in its slot, until it is put back and shows that one',
    folder,
    requirements: ['R-DRA-33'],
    property: ({ rules, ruleset }) =>
      fc.property(
        squadArbitrary().chain((squad) => {
          const players = squad.map((player) => ({ ...player, forSale: false }));
          const tactic = tacticArbitrary(players, ruleset);
          return fc.record({
            players: fc.constant(players),
            saved: tactic,
            other: fc.option(tactic, { nil: null }),
            isEdited: fc.boolean(),
          });
        }),
        ({ players, saved, other, isEdited }) => {
          const now = other ?? saved;
          const tactics = { A: saved, B: saved, C: saved };
          const first = rules.firstDraft({ tactics, players, ruleset });
          const open = isEdited ? rules.nextDraft(first, { type: 'EDIT', edit: { type: 'clear' } }) : first;
          const synced = rules.nextDraft(open, { type: 'SYNC', tactics: { ...tactics, A: now }, players });
          const reset = rules.nextDraft(synced, { type: 'RESET' });
          const isAnother = !rules.sameTactic(saved, now);
          const squad = { before: players, now: players };
          return (
            !rules.isOvertaken(open) &&
            rules.isOvertaken(synced) === (isAnother && isEdited) &&
            rules.isSavedAnew(rules.openDraft(saved), now, squad, ruleset) === isAnother &&
            !rules.isOvertaken(reset) &&
            !rules.isDirty(reset) &&
            rules.sameTactic(rules.draftOf(reset), now)
          );
        },
      ),
    broken: { what: 'the mark is never set', rules: { isOvertaken: () => false } },
  },
];
