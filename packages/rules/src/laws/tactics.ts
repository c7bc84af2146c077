import fc from 'fast-check';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { editTactic } from '../tactics/edit-tactic.ts';
import * as ours from '../tactics/index.ts';
import {
  lineUpArbitrary,
  squadArbitrary,
  substitutionArbitrary,
  tacticEditArbitrary,
} from '../testing/arbitraries/tactics.ts';
import { BUILT_AT, buildClub, buildMatch, buildTactic } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'tactics';
const MINUTE = 60_000;

/** A club of these players whose saved tactics are empty, so that any line-up is a change. */
function clubOf(players: readonly Player[]) {
  const empty = buildTactic([]);
  return buildClub({ players, tactics: { A: empty, B: empty, C: empty } });
}

const toSave = (players: readonly Player[], updatedTactic: ours.Tactic): ours.SaveTacticInput => ({
  club: clubOf(players),
  tacticName: 'B',
  updatedTactic,
  matches: [],
  now: BUILT_AT,
});

const unchecked = ({ club, tacticName, updatedTactic }: ours.SaveTacticInput) => ({
  ok: true as const,
  value: { club: { ...club, tactics: { ...club.tactics, [tacticName]: updatedTactic } }, entries: [], events: [] },
});

const playersOf = ({ places }: Pick<ours.Tactic, 'places'>) => places.flatMap(({ playerId }) => playerId ?? []);

const edits = (ruleset: Ruleset) => fc.array(tacticEditArbitrary(ruleset), { minLength: 1, maxLength: 12 });

export const tacticsLaws: readonly Law[] = [
  {
    name: 'a saved tactic never contains a player for sale',
    folder,
    requirements: ['R-TAC-13'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), ({ players, tactic }) => {
        const saved = rules.saveTactic(toSave(players, tactic), ruleset);
        if (!saved.ok) return true;
        const listed = players.filter(({ forSale }) => forSale).map(({ id }) => id);
        return playersOf(saved.value.club.tactics.B).every((id) => !listed.includes(id));
      }),
    broken: { what: 'nobody looks at who is for sale', rules: { saveTactic: unchecked } },
  },
  {
    name: 'whatever edits came before, a tactic that is saved starts with eleven and no taker is among the others',
    folder,
    requirements: ['R-TAC-10', 'R-TAC-12', 'R-TAC-26'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), edits(ruleset), ({ players, tactic }, steps) => {
        const edited = steps.reduce((draft, step) => {
          const next = rules.editTactic(draft, step, players, ruleset);
          return next.ok ? next.value : draft;
        }, tactic);
        const saved = rules.saveTactic(toSave(players, edited), ruleset);
        if (!saved.ok) return true;
        const { B } = saved.value.club.tactics;
        const starters = B.places
          .filter(({ id }) => Number(id) < ruleset.tactics.starters)
          .map(({ playerId }) => playerId);
        const numbers = players.filter(({ id }) => starters.includes(id)).map(({ number }) => number);
        return (
          numbers.length === ruleset.tactics.starters &&
          B.setPieces.every(({ value }) => value === null || numbers.includes(value))
        );
      }),
    broken: { what: 'a line-up with a hole is saved', rules: { saveTactic: unchecked } },
  },
  {
    name: 'no tactic is saved while a match of the club is live',
    folder,
    requirements: ['R-TAC-16'],
    property: ({ rules, ruleset }) => {
      const { minutesBefore, minutesAfter } = ruleset.matchWindow;
      const distance = fc.integer({ min: -minutesAfter * MINUTE, max: minutesBefore * MINUTE - 1 });
      return fc.property(lineUpArbitrary(ruleset), distance, ({ players, tactic }, untilKickOff) => {
        const matches = [buildMatch({ date: BUILT_AT + untilKickOff })];
        return !rules.saveTactic({ ...toSave(players, tactic), matches }, ruleset).ok;
      });
    },
    broken: {
      what: 'the match counts from its kick-off only',
      rules: {
        saveTactic: (input, ruleset) => {
          const matches = Object.values(input.matches).filter(({ date }) => date <= input.now);
          return ours.saveTactic({ ...input, matches }, ruleset);
        },
      },
    },
  },
  {
    name: 'five substitutions never leave ten men',
    folder,
    requirements: ['R-TAC-30', 'R-TAC-32', 'R-TAC-33'],
    property: ({ rules, ruleset }) =>
      fc.property(
        lineUpArbitrary(ruleset),
        fc.array(substitutionArbitrary(ruleset), { maxLength: 60, size: 'max' }),
        ({ tactic }, substitutions) => {
          const planned = substitutions.reduce((plan, substitution) => {
            const next = rules.addSubstitution(plan, substitution, ruleset);
            return next.ok ? next.value : plan;
          }, tactic);
          const started = rules.pitchAt(planned, 0, ruleset).length;
          return (
            planned.substitutions.length <= ruleset.tactics.maximumSubstitutions &&
            [0, ...ruleset.tactics.substitutionMinutes, 90].every(
              (minute) => new Set(rules.pitchAt(planned, minute, ruleset)).size === started,
            )
          );
        },
      ),
    broken: {
      what: 'anybody may come in for anybody',
      rules: {
        addSubstitution: (tactic, substitution) => ({
          ok: true,
          value: { ...tactic, substitutions: [...tactic.substitutions, substitution].slice(-5) },
        }),
      },
    },
  },
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
          return (
            changed.ok &&
            changed.value.formation === formation &&
            JSON.stringify(changed.value.places) === JSON.stringify(tactic.places)
          );
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
    name: 'no edit puts a player in two places, or anybody who is for sale in one',
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
          return removed.ok && JSON.stringify(removed.value.substitutions) === JSON.stringify(others);
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
    name: 'undo after an edit restores the draft, and redo brings the edit back',
    folder,
    requirements: ['R-DRA-11'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), edits(ruleset), ({ players, tactic }, steps) => {
        let history = rules.openDraft(tactic);
        return steps.every((step) => {
          const before = history;
          const edited = rules.editDraft(before, step, players, ruleset);
          if (!edited.ok) return true;
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
  {
    name: 'auto-pick fills the eleven places of the starters when the squad has eleven who may play',
    folder,
    requirements: ['R-TAC-40', 'R-TAC-41'],
    property: ({ rules, ruleset }) =>
      fc.property(squadArbitrary(), fc.constantFrom(...rules.FORMATION_NAMES), (players, formation) => {
        const places = rules.autoPick(players, formation, ruleset);
        const enough = players.filter(({ forSale }) => !forSale).length >= ruleset.tactics.starters;
        const picked = buildTactic(players, { formation, places });
        return rules.validateTactic(picked, players, ruleset).ok === enough;
      }),
    broken: {
      what: 'auto-pick forgets the goal',
      rules: {
        autoPick: (players, formation, ruleset) =>
          ours
            .autoPick(players, formation, ruleset)
            .map((place) => (place.id === '0' ? { ...place, playerId: null } : place)),
      },
    },
  },
  {
    name: 'auto-pick puts a goalkeeper in goal wherever one may play',
    folder,
    requirements: ['R-TAC-41'],
    property: ({ rules, ruleset }) =>
      fc.property(squadArbitrary(), fc.constantFrom(...rules.FORMATION_NAMES), (players, formation) => {
        const keepers = players.filter(({ forSale, personalData }) => !forSale && personalData.position === 'GK');
        const inGoal = rules.autoPick(players, formation, ruleset)[0]?.playerId;
        return keepers.length === 0 || keepers.some(({ id }) => id === inGoal);
      }),
    broken: {
      what: 'the striker keeps goal',
      rules: {
        autoPick: (players, formation, ruleset) => {
          const places = ours.autoPick(players, formation, ruleset);
          return places.map((place) =>
            place.id === '0' ? { ...place, playerId: places[10]?.playerId ?? null } : place,
          );
        },
      },
    },
  },
  {
    name: 'auto-pick names the same line-up for a squad in any order',
    folder,
    requirements: ['R-TAC-43'],
    property: ({ rules, ruleset }) =>
      fc.property(squadArbitrary(), fc.constantFrom(...rules.FORMATION_NAMES), (players, formation) => {
        const here = rules.autoPick(players, formation, ruleset);
        const there = rules.autoPick(players.toReversed(), formation, ruleset);
        return here.every(({ playerId }, place) => playerId === there[place]?.playerId);
      }),
    broken: {
      what: 'whoever is listed first plays',
      rules: {
        autoPick: (players, _formation, ruleset) =>
          ours.placeIds(ruleset).map((id, place) => ({ id, playerId: players[place]?.id ?? null })),
      },
    },
  },
  {
    name: 'a player who leaves the club leaves no trace in its tactics',
    folder,
    requirements: ['R-TAC-51', 'R-TAC-50'],
    property: ({ rules, ruleset }) =>
      fc.property(
        lineUpArbitrary(ruleset),
        fc.array(substitutionArbitrary(ruleset), { maxLength: 20 }),
        fc.nat(),
        ({ players, tactic }, substitutions, which) => {
          const player = players[which % players.length];
          if (player === undefined) return false;
          const setPieces = tactic.setPieces.map((piece, index) => ({ ...piece, value: 1 + ((which + index) % 20) }));
          const full = { ...tactic, setPieces, substitutions };
          const left = rules.withoutPlayer({ A: full, B: tactic, C: full }, player);
          const named = ({ A, B, C }: ours.Tactics) =>
            [A, B, C].some(
              (each) =>
                each.setPieces.some(({ value }) => value === player.number) ||
                each.substitutions.some(({ playerIn, playerOut }) => [playerIn, playerOut].includes(player.id)),
            );
          return rules.tacticsWith(left, player.id).length === 0 && !named(left);
        },
      ),
    broken: {
      what: 'he is taken out of the places only',
      rules: {
        withoutPlayer: (tactics, player) => {
          const { A, B, C } = ours.withoutPlayer(tactics, player);
          const places = (kept: ours.Tactic, left: ours.Tactic) => ({ ...kept, places: left.places });
          return { A: places(tactics.A, A), B: places(tactics.B, B), C: places(tactics.C, C) };
        },
      },
    },
  },
];
