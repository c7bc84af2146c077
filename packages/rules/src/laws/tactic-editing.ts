/** Laws of an edit of a tactic: what it changes, and what it leaves. */
import fc from 'fast-check';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { editTactic } from '../tactics/edit-tactic.ts';
import type * as ours from '../tactics/index.ts';
import {
  lineUpArbitrary,
  squadArbitrary,
  substitutionArbitrary,
  tacticEditArbitrary,
} from '../testing/arbitraries/tactics.ts';
import { buildTactic } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'tactics';

const playersOf = ({ places }: Pick<ours.Tactic, 'places'>) => places.flatMap(({ playerId }) => playerId ?? []);

const edits = (ruleset: Ruleset) => fc.array(tacticEditArbitrary(ruleset), { minLength: 1, maxLength: 12 });

export const tacticEditingLaws: readonly Law[] = [
  {
    name: 'changing the formation keeps the places',
    folder,
    requirements: ['R-DRA-4'],
    property: ({ rules, ruleset }) =>
      fc.property(
        lineUpArbitrary(ruleset),
        fc.constantFrom(...rules.FORMATION_NAMES),
        ({ players, tactic }, formation) => {
          const changed = rules.editTactic(tactic, { type: 'change-formation', formation }, players, ruleset);
          return changed.ok && changed.value.formation === formation && same(changed.value.places, tactic.places);
        },
      ),
    broken: {
      what: 'a new formation picks a new line-up',
      rules: {
        editTactic: (draft, edit, players, ruleset) => {
          const changed = editTactic(draft, edit, players, ruleset);
          return changed.ok ? editTactic(changed.value, { type: 'auto-pick' }, players, ruleset) : changed;
        },
      },
    },
  },
  {
    name: 'no edit puts a player in two places, or one who is for sale in any',
    folder,
    requirements: ['R-DRA-2', 'R-DRA-5', 'R-DRA-8'],
    property: ({ rules, ruleset }) =>
      fc.property(squadArbitrary(), edits(ruleset), (players, steps) => {
        const places = rules.placeIds(ruleset).map((id) => ({ id, playerId: null }));
        let draft = buildTactic([], { places });
        return steps.every((step) => {
          const next = rules.editTactic(draft, step, players, ruleset);
          if (next.ok) draft = next.value;
          const placed = playersOf(draft);
          const mayPlay = (id: string) => players.some((player) => player.id === id && !player.forSale);
          return new Set(placed).size === placed.length && placed.every(mayPlay);
        });
      }),
    broken: {
      what: 'players for sale are picked as well',
      rules: {
        editTactic: (draft, edit, players, ruleset) => {
          const everyone = players.map((player) => ({ ...player, forSale: false }));
          return editTactic(draft, edit, everyone, ruleset);
        },
      },
    },
  },
  {
    name: 'removing a player removes his substitutions, and no other',
    folder,
    requirements: ['R-DRA-3', 'R-TAC-35'],
    property: ({ rules, ruleset }) =>
      fc.property(
        lineUpArbitrary(ruleset),
        fc.array(substitutionArbitrary(ruleset), { maxLength: 60, size: 'max' }),
        fc.nat(),
        ({ players, tactic }, substitutions, which) => {
          const planned = substitutions.reduce((plan, substitution) => {
            const next = rules.addSubstitution(plan, substitution, ruleset);
            return next.ok ? next.value : plan;
          }, tactic);
          const named = planned.substitutions.flatMap(({ playerIn, playerOut }) => [playerIn, playerOut]);
          const concerned = planned.places.filter(({ playerId }) => playerId !== null && named.includes(playerId));
          const choice = which % 2 === 0 && concerned.length > 0 ? concerned : planned.places;
          const place = choice[which % choice.length];
          if (place === undefined) return false;
          const removed = rules.editTactic(planned, { type: 'remove-player', place: place.id }, players, ruleset);
          const others = planned.substitutions.filter(
            ({ playerIn, playerOut }) => playerIn !== place.playerId && playerOut !== place.playerId,
          );
          return removed.ok && same(removed.value.substitutions, others);
        },
      ),
    broken: {
      what: 'the substitutions of a removed player stay',
      rules: {
        editTactic: (draft, edit, players, ruleset) => {
          const edited = editTactic(draft, edit, players, ruleset);
          if (!edited.ok) return edited;
          return { ok: true, value: { ...edited.value, substitutions: draft.substitutions } };
        },
      },
    },
  },
  {
    name: 'a draft takes each edit that its tactic takes, undo restores what was before, and redo brings the edit back',
    folder,
    requirements: ['R-DRA-11'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), edits(ruleset), ({ players, tactic }, steps) => {
        let history = rules.openDraft(tactic);
        return steps.every((step) => {
          const before = history;
          const edited = rules.editDraft(before, step, players, ruleset);
          if (!edited.ok) return !rules.editTactic(before.present, step, players, ruleset).ok;
          history = edited.value;
          if (rules.sameTactic(before.present, history.present)) return true;
          const undone = rules.undoEdit(history);
          return (
            rules.sameTactic(undone.present, before.present) &&
            rules.sameTactic(rules.redoEdit(undone).present, history.present)
          );
        });
      }),
    broken: {
      what: 'undo goes all the way back',
      rules: {
        undoEdit: (history) => ({ ...history, past: [], present: history.saved, future: [history.present] }),
      },
    },
  },
];
