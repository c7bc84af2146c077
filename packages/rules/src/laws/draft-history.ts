/** Laws of a draft's history: undo, saving, refreshing, and what survives a reload. */
import fc from 'fast-check';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import * as ours from '../tactic-draft/index.ts';
import { FORMATION_NAMES } from '../tactics/formations.ts';
import { squadArbitrary, tacticArbitrary, tacticEditArbitrary } from '../testing/arbitraries/tactics.ts';
import { buildTactic } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same-answers.ts';
import { always } from './tactic-draft.ts';

const folder = 'tactic-draft';

/** A squad of players who may all play, a tactic of theirs, and edits of it. */
function editedArbitrary(ruleset: Ruleset) {
  return squadArbitrary().chain((squad) => {
    const players = squad.map((player) => ({ ...player, forSale: false }));
    return fc.record({
      players: fc.constant(players),
      tactic: tacticArbitrary(players, ruleset),
      edits: fc.array(tacticEditArbitrary(ruleset), { maxLength: 8 }),
    });
  });
}

/** The draft after the edits that are not refused. */
function draftAfter(
  { rules, ruleset }: Subject,
  {
    players,
    tactic,
    edits,
  }: { players: readonly Player[]; tactic: ours.StoredDraft['tactic']; edits: readonly ours.TacticEdit[] },
): ours.DraftHistory {
  return edits.reduce((draft, edit) => {
    const edited = rules.editDraft(draft, edit, players, ruleset);
    return edited.ok ? edited.value : draft;
  }, rules.openDraft(tactic));
}

export const draftHistoryLaws: readonly Law[] = [
  {
    name: 'a draft whose formation is changed and changed back says what it said before',
    folder,
    requirements: ['R-DRA-38'],
    property: (subject) =>
      fc.property(editedArbitrary(subject.ruleset), fc.constantFrom(...FORMATION_NAMES), (edited, formation) => {
        const { rules, ruleset } = subject;
        const draft = draftAfter(subject, edited);
        const back = [formation, draft.present.formation].reduce((step, name) => {
          const changed = rules.editDraft(step, { type: 'change-formation', formation: name }, edited.players, ruleset);
          return changed.ok ? changed.value : step;
        }, draft);
        return rules.sameTactic(back.present, draft.present);
      }),
    broken: {
      what: 'a new formation forgets the individual instructions of positions that it lacks',
      rules: {
        editDraft: (draft, edit, players, ruleset) => {
          const edited = ours.editDraft(draft, edit, players, ruleset);
          if (!edited.ok || edit.type !== 'change-formation') return edited;
          const plain = ours.editTactic(draft.present, edit, players, ruleset);
          return plain.ok ? { ok: true, value: { ...edited.value, present: plain.value } } : plain;
        },
      },
    },
  },
  {
    name: 'a draft that is put back says what is saved, and one step back what it said before',
    folder,
    requirements: ['R-DRA-1', 'R-DRA-11'],
    property: (subject) =>
      fc.property(editedArbitrary(subject.ruleset), (edited) => {
        const { rules } = subject;
        const draft = draftAfter(subject, edited);
        const reset = rules.resetDraft(draft);
        const isChanged = rules.hasChanges(draft);
        return (
          isChanged === !rules.sameTactic(draft.saved, draft.present) &&
          !rules.hasChanges(reset) &&
          rules.sameTactic(reset.present, edited.tactic) &&
          same(rules.resetDraft(reset), reset) &&
          (isChanged ? rules.undoEdit(reset).present === draft.present : same(reset, draft))
        );
      }),
    broken: {
      what: 'putting back can’t be undone',
      rules: { resetDraft: ({ saved }) => ours.openDraft(saved) },
    },
  },
  {
    name: 'a draft has nothing unsaved after its save, and can go back behind it',
    folder,
    requirements: ['R-DRA-1', 'R-DRA-11', 'R-DRA-24'],
    property: (subject) =>
      fc.property(editedArbitrary(subject.ruleset), (edited) => {
        const { rules } = subject;
        const draft = draftAfter(subject, edited);
        const saved = rules.acceptSave(draft, draft.present);
        const behind = rules.undoEdit(saved);
        return (
          !rules.hasChanges(saved) &&
          rules.sameTactic(saved.present, draft.present) &&
          same(behind.present, rules.undoEdit(draft).present) &&
          rules.hasChanges(behind) === !rules.sameTactic(behind.present, draft.present) &&
          same(rules.redoEdit(saved).present, rules.redoEdit(draft).present)
        );
      }),
    broken: {
      what: 'a save forgets what came before',
      rules: { acceptSave: (_draft, saved) => ours.openDraft(saved) },
    },
  },
  {
    name: 'fresh data of the club are taken over by an unchanged draft, and leave a changed one and its way back as they are',
    folder,
    requirements: ['R-DRA-27'],
    property: (subject) =>
      fc.property(editedArbitrary(subject.ruleset), fc.boolean(), (edited, isSame) => {
        const { rules, ruleset } = subject;
        const draft = draftAfter(subject, edited);
        const saved = isSame ? edited.tactic : buildTactic(edited.players.toReversed());
        const squad = { before: edited.players, now: edited.players };
        const fresh = rules.refreshDraft(draft, saved, squad, ruleset);
        return (
          same(fresh.saved, saved) &&
          (rules.hasChanges(draft)
            ? same({ ...fresh, saved: draft.saved }, draft)
            : rules.sameTactic(fresh.present, saved) && !rules.hasChanges(fresh)) &&
          (!isSame || same(rules.undoEdit(fresh).present, rules.undoEdit(draft).present))
        );
      }),
    broken: {
      what: 'what the club has saved always wins',
      rules: { refreshDraft: (_draft, saved) => ours.openDraft(saved) },
    },
  },
  {
    name: 'a player who leaves is no save elsewhere: the draft of a tactic without him follows it',
    folder,
    requirements: ['R-DRA-27', 'R-DRA-30', 'R-DRA-33'],
    property: (subject) =>
      fc.property(editedArbitrary(subject.ruleset), fc.nat(), ({ players, tactic }, which) => {
        const { rules, ruleset } = subject;
        const gone = players[which % players.length];
        if (gone === undefined) return false;
        const [reserve = ''] = rules.benchOf(tactic, ruleset);
        const [starter = ''] = rules.startersOf(tactic, ruleset);
        const named = rules.SET_PIECES.map((name, index) => ({ name, value: 1 + ((which + index) % players.length) }));
        const minutes = Math.min(...ruleset.tactics.substitutionMinutes);
        const substitutions = reserve === '' ? [] : [{ minutes, playerIn: reserve, playerOut: starter }];
        const saved = { ...tactic, setPieces: named, substitutions };
        const left = rules.tacticWithoutPlayer(saved, gone);
        const squad = { before: players, now: players.filter(({ id }) => id !== gone.id) };
        const draft = rules.openDraft(saved);
        const fresh = rules.refreshDraft(draft, left, squad, ruleset);
        return (
          !rules.isSavedAnew(draft, left, squad, ruleset) &&
          rules.sameTactic(fresh.present, left) &&
          !rules.hasChanges(fresh)
        );
      }),
    broken: {
      what: 'the number of who left still takes the corners',
      rules: {
        tacticWithoutPlayer: ({ setPieces, ...tactic }, player) => {
          const places = tactic.places.map((place) =>
            place.playerId === player.id ? { ...place, playerId: null } : place,
          );
          return { ...tactic, places, setPieces };
        },
      },
    },
  },
  {
    name: 'a kept draft is read as it was written, with holes for who may no longer play; what is no draft is read as none',
    folder,
    requirements: ['R-DRA-28', 'R-DRA-31'],
    property: (subject) =>
      always(
        subject,
        (_, __, { snapshot, players }) => {
          const { rules, ruleset } = subject;
          const { slot, draft } = snapshot.context;
          const text = rules.draftToStore(snapshot);
          const stored = rules.draftFromStore(text, players, ruleset);
          if (text === null || stored === null) return text === stored && !rules.isDirty(snapshot);
          const isKept = (read: typeof draft.present, written: typeof draft.present) =>
            rules.sameTactic(read, rules.withoutMissingPlayers(written, players, ruleset));
          const torn = [
            text.slice(1),
            `[${text}]`,
            text.replace('version', 'edition'),
            text.replace(`${rules.STORED_DRAFT_VERSION}`, '0'),
          ];
          return (
            stored.slot === slot &&
            isKept(stored.tactic, draft.present) &&
            isKept(stored.saved, draft.saved) &&
            torn.every((other) => rules.draftFromStore(other, players, ruleset) === null)
          );
        },
        15,
      ),
    broken: { what: 'a reload loses the draft', rules: { draftFromStore: () => null } },
  },
];
