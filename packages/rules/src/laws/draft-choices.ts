/** Laws that the screen of a draft offers exactly the places, set pieces and substitutions that an edit accepts. */
import fc from 'fast-check';
import type { Ruleset } from '../ruleset/ruleset.ts';
import * as ours from '../tactic-draft/index.ts';
import { lineUpArbitrary } from '../testing/arbitraries/tactics.ts';
import { buildTactic } from '../testing/builders.ts';
import { fullSquad, fullTactic } from './full-line-up-inputs.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';
import { always } from './tactic-draft.ts';

const folder = 'tactic-draft';

/** Some starters who are each to be replaced by a reserve of their own, at any of the minutes. */
function plannedArbitrary(ruleset: Ruleset) {
  const { starters, bench, maximumSubstitutions, substitutionMinutes } = ruleset.tactics;
  const tactic = fullTactic(ruleset);
  const places = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
  const some = (ids: readonly number[]) => fc.shuffledSubarray([...ids], { minLength: ids.length });
  return fc
    .record({
      count: fc.nat(Math.min(maximumSubstitutions, bench)),
      out: some(places(0, starters)),
      in: some(places(starters, bench)),
      minutes: fc.constantFrom(...substitutionMinutes),
    })
    .map(({ count, minutes, ...order }) => {
      const at = (place = 0) => tactic.places[place]?.playerId ?? '';
      const substitutions = places(0, count).map((index) => ({
        minutes,
        playerOut: at(order.out[index]),
        playerIn: at(order.in[index]),
      }));
      return { ...tactic, substitutions };
    });
}

export const draftChoicesLaws: readonly Law[] = [
  {
    name: 'the picker of an empty place lists exactly the players whom the place takes',
    folder,
    requirements: ['R-DRA-2'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), fc.nat(), ({ players, tactic }, which) => {
        const place = String(which % tactic.places.length);
        const open = rules.editTactic(tactic, { type: 'remove-player', place }, players, ruleset);
        if (!open.ok) return false;
        const placeable = rules.placeablePlayers(open.value, players);
        return players.every((player) => {
          const edit = { type: 'place-player', place, playerId: player.id } as const;
          return rules.editTactic(open.value, edit, players, ruleset).ok === placeable.includes(player);
        });
      }),
    broken: {
      what: 'players for sale are offered',
      rules: {
        placeablePlayers: (tactic, players) =>
          players.filter(({ id }) => tactic.places.every(({ playerId }) => playerId !== id)),
      },
    },
  },
  {
    name: 'the screen of a draft offers the players, the substitutions and the warnings of the tactic as drawn up so far',
    folder,
    requirements: ['R-DRA-2', 'R-DRA-3', 'R-TAC-34'],
    property: (subject) =>
      always(subject, (_, __, { snapshot, players }) => {
        const { rules, ruleset } = subject;
        const tactic = rules.draftOf(snapshot);
        return (
          same(rules.pickerPlayers(snapshot), rules.placeablePlayers(tactic, players)) &&
          same(rules.substitutionChoices(snapshot), rules.substitutionCandidates(tactic, ruleset)) &&
          same(rules.setPiecesInError(snapshot), rules.setPieceErrors(tactic, players, ruleset))
        );
      }),
    broken: {
      what: 'the picker uses the saved tactic only',
      rules: {
        pickerPlayers: ({ context }) => ours.placeablePlayers(context.draft.saved, context.players),
      },
    },
  },
  {
    name: 'a taker who leaves the line-up is a warning on the screen, until another or none is named',
    folder,
    requirements: ['R-DRA-3', 'R-TAC-26', 'R-TAC-27'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(ruleset.tactics.starters - 1), fc.subarray([...rules.SET_PIECES]), (place, pieces) => {
        const players = fullSquad(ruleset);
        const saved = fullTactic(ruleset);
        const first = rules.firstDraft({ tactics: { A: saved, B: saved, C: saved }, players, ruleset });
        const send = (snapshot: ours.TacticDraftSnapshot, edit: ours.TacticEdit) =>
          rules.nextDraft(snapshot, { type: 'EDIT', edit });
        const named = (snapshot: ours.TacticDraftSnapshot, number: number | null) =>
          pieces.reduce((draft, setPiece) => send(draft, { type: 'set-taker', setPiece, number }), snapshot);
        const taken = named(first, players[place]?.number ?? null);
        const gone = send(taken, { type: 'remove-player', place: String(place) });
        const errors = [first, taken, gone, named(gone, null)].map((draft) =>
          rules.SET_PIECES.filter((piece) => rules.setPiecesInError(draft).includes(piece)).join(),
        );
        return errors.join('|') === ['', '', pieces.join(), ''].join('|');
      }),
    broken: { what: 'there are no warnings', rules: { setPiecesInError: () => [] } },
  },
  {
    name: 'the players that a plan of substitutions offers can be exchanged, in any pair, and no others can',
    folder,
    requirements: ['R-TAC-32', 'R-TAC-34'],
    property: ({ rules, ruleset }) =>
      fc.property(
        plannedArbitrary(ruleset),
        fc.constantFrom(...ruleset.tactics.substitutionMinutes),
        (tactic, minutes) => {
          const choices = rules.substitutionCandidates(tactic, ruleset);
          const ids = fullSquad(ruleset).map(({ id }) => id);
          return ids.every((playerOut) =>
            ids.every((playerIn) => {
              const added = rules.addSubstitution(tactic, { minutes, playerIn, playerOut }, ruleset);
              return added.ok === (choices.out.includes(playerOut) && choices.in.includes(playerIn));
            }),
          );
        },
      ),
    broken: {
      what: 'there is no end of substitutions',
      rules: {
        substitutionCandidates: (tactic, ruleset) =>
          ours.substitutionCandidates({ ...tactic, substitutions: tactic.substitutions.slice(1) }, ruleset),
      },
    },
  },
  {
    name: 'a planned substitution that is removed leaves the others as they are, and can be planned again; one that is not planned can’t be removed',
    folder,
    requirements: ['R-TAC-36'],
    property: ({ rules, ruleset }) =>
      fc.property(plannedArbitrary(ruleset), fc.nat(), (tactic, which) => {
        const { substitutions } = tactic;
        const chosen = substitutions[which % Math.max(1, substitutions.length)];
        if (chosen === undefined) return !rules.removeSubstitution(tactic, { playerIn: 'x', playerOut: 'y' }).ok;
        const removed = rules.removeSubstitution(tactic, chosen);
        if (!removed.ok) return false;
        const again = rules.addSubstitution(removed.value, chosen, ruleset);
        return (
          same(
            removed.value.substitutions,
            substitutions.filter((each) => each !== chosen),
          ) &&
          same({ ...removed.value, substitutions }, tactic) &&
          !rules.removeSubstitution(removed.value, chosen).ok &&
          again.ok &&
          rules.sameTactic(again.value, tactic)
        );
      }),
    broken: {
      what: 'the whole plan goes',
      rules: { removeSubstitution: (tactic) => ({ ok: true, value: { ...tactic, substitutions: [] } }) },
    },
  },
  {
    name: 'when places change a plan loses just the substitutions of those who no longer start or sit on the bench, and can still be played',
    folder,
    requirements: ['R-TAC-35', 'R-DRA-5'],
    property: ({ rules, ruleset }) => {
      const squad = fullSquad(ruleset);
      const order = fc.shuffledSubarray(squad, { minLength: squad.length });
      return fc.property(plannedArbitrary(ruleset), order, (tactic, players) => {
        const moved = { ...tactic, places: buildTactic(players, {}, ruleset).places };
        const kept = rules.withPossibleSubstitutions(moved, ruleset);
        const starters = rules.startersOf(moved, ruleset);
        const bench = rules.benchOf(moved, ruleset);
        return (
          tactic.substitutions.every((each) => {
            const isPossible = starters.includes(each.playerOut) && bench.includes(each.playerIn);
            return kept.substitutions.includes(each) === isPossible;
          }) &&
          rules.checkSubstitutions(kept, ruleset).ok &&
          same(rules.withPossibleSubstitutions(tactic, ruleset), tactic) &&
          same({ ...kept, substitutions: [] }, { ...moved, substitutions: [] })
        );
      });
    },
    broken: {
      what: 'the plan stays as it is',
      rules: { withPossibleSubstitutions: (tactic) => tactic },
    },
  },
  {
    name: 'a plan loses to a change of places just what stays behind of it, in its order, and nothing to a hand that removes it',
    folder,
    requirements: ['R-DRA-34', 'R-TAC-35'],
    property: ({ rules, ruleset }) => {
      const squad = fullSquad(ruleset);
      const order = fc.shuffledSubarray(squad, { minLength: squad.length });
      return fc.property(plannedArbitrary(ruleset), order, (tactic, players) => {
        const moved = { ...tactic, places: buildTactic(players, {}, ruleset).places };
        const { substitutions: kept } = rules.withPossibleSubstitutions(moved, ruleset);
        const lost = rules.lostSubstitutions(tactic, { ...moved, substitutions: kept }, ruleset);
        return (
          same(
            lost,
            tactic.substitutions.filter((each) => !kept.includes(each)),
          ) && rules.lostSubstitutions(tactic, { ...tactic, substitutions: [] }, ruleset).length === 0
        );
      });
    },
    broken: { what: 'the plan shrinks in silence', rules: { lostSubstitutions: () => [] } },
  },
];
