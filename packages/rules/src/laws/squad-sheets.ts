/** Laws of the sheet of a line-up: who starts, who is on the bench and comes on, and in which formation. */
import fc from 'fast-check';
import * as ours from '../tactics/index.ts';
import { lineUpArbitrary } from '../testing/arbitraries/tactics.ts';
import { BUILT_AT, buildClub, buildMatch } from '../testing/builders.ts';
import { fullSquad, fullTactic } from './full-line-up-inputs.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'tactics';

/** Fewest metres between two spots of a formation (R-TAC-4). */
const ELBOW_ROOM = 11;

export const squadSheetLaws: readonly Law[] = [
  {
    name: 'starters and bench are all players in a place, each once and in the order of the places, in any order of the list',
    folder,
    requirements: ['R-TAC-1', 'R-TAC-2'],
    property: ({ rules, ruleset }) =>
      fc.property(
        lineUpArbitrary(ruleset).chain(({ tactic }) =>
          fc.record({
            tactic: fc.constant(tactic),
            places: fc.shuffledSubarray([...tactic.places], { minLength: tactic.places.length }),
          }),
        ),
        ({ tactic, places }) => {
          const listed = { ...tactic, places };
          const starters = rules.startersOf(listed, ruleset);
          const bench = rules.benchOf(listed, ruleset);
          const placed = tactic.places.flatMap(({ playerId }) => playerId ?? []);
          const starterPlaces = rules.placeIds(ruleset).filter((id) => rules.isStarterPlace(id, ruleset));
          const isStarting = ({ id, playerId }: ours.Place) =>
            playerId === null || starters.includes(playerId) === rules.isStarterPlace(id, ruleset);
          return (
            [...starters, ...bench].join() === placed.join() &&
            starterPlaces.length === ruleset.tactics.starters &&
            places.every(isStarting) &&
            rules.pitchAt(listed, 0, ruleset).join() === starters.join()
          );
        },
      ),
    broken: {
      what: 'the bench starts, too',
      rules: { startersOf: (tactic) => tactic.places.flatMap(({ playerId }) => playerId ?? []) },
    },
  },
  {
    name: 'a plan of substitutions can be played exactly when it can be made one by one, and comes in the order of its minutes',
    folder,
    requirements: ['R-TAC-30', 'R-TAC-31', 'R-TAC-32'],
    property: ({ rules, ruleset }) => {
      const { starters, bench, substitutionMinutes, maximumSubstitutions } = ruleset.tactics;
      const substitution = fc.record({
        minutes: fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...substitutionMinutes) }, fc.nat(90)),
        out: fc.nat(starters + 1),
        in: fc.nat(bench),
      });
      const plan = fc.array(substitution, { maxLength: maximumSubstitutions + 1 });
      return fc.property(plan, (drawn) => {
        const tactic = fullTactic(ruleset);
        const at = (place: number) => tactic.places[place]?.playerId ?? 'nobody';
        const substitutions = drawn.map(({ minutes, ...places }) => ({
          minutes,
          playerOut: at(places.out),
          playerIn: at(starters + places.in),
        }));
        const checked = rules.checkSubstitutions({ ...tactic, substitutions }, ruleset);
        let made = tactic;
        const isMade = substitutions.every((each) => {
          const next = rules.addSubstitution(made, each, ruleset);
          if (next.ok) made = next.value;
          return next.ok;
        });
        if (!checked.ok) return !isMade;
        const isOrdered = checked.value.every(
          ({ minutes }, index) => minutes >= (checked.value[index - 1]?.minutes ?? 0),
        );
        return isMade && isOrdered && same(checked.value, made.substitutions);
      });
    },
    broken: {
      what: 'minutes are ignored',
      rules: {
        checkSubstitutions: (tactic, ruleset) =>
          ours.checkSubstitutions(
            { ...tactic, substitutions: tactic.substitutions.map((each) => ({ ...each, minutes: 45 })) },
            ruleset,
          ),
      },
    },
  },
  {
    name: 'players who leave one after the other leave the same tactics in either order, and who left once has nothing more to leave',
    folder,
    requirements: ['R-TAC-51'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), fc.nat(), fc.nat(), ({ players, tactic }, one, other) => {
        const [first, second] = [players[one % players.length], players[other % players.length]];
        if (first === undefined || second === undefined) return false;
        const setPieces = ours.SET_PIECES.map((name, index) => ({ name, value: 1 + ((one + index) % players.length) }));
        const [reserve] = rules.benchOf(tactic, ruleset);
        const [starter] = rules.startersOf(tactic, ruleset);
        const substitutions = [{ minutes: 45, playerIn: reserve ?? '', playerOut: starter ?? '' }];
        const full = { ...tactic, setPieces, substitutions };
        const left = rules.tacticWithoutPlayer(full, first);
        return (
          same(
            rules.tacticWithoutPlayer(left, second),
            rules.tacticWithoutPlayer(rules.tacticWithoutPlayer(full, second), first),
          ) &&
          same(rules.tacticWithoutPlayer(left, first), left) &&
          same(rules.withoutPlayer({ A: full, B: left, C: full }, first), { A: left, B: left, C: left })
        );
      }),
    broken: {
      what: 'his set pieces stay his',
      rules: {
        tacticWithoutPlayer: (tactic, player) => ({
          ...ours.tacticWithoutPlayer(tactic, player),
          setPieces: tactic.setPieces,
        }),
      },
    },
  },
  {
    name: 'a formation has the goalkeeper first and everyone in a position of his own with room around him on the pitch, and only a known one can be chosen',
    folder,
    requirements: ['R-TAC-3', 'R-TAC-4', 'R-TAC-14'],
    property: ({ rules, ruleset }) => {
      const name = fc.oneof(
        fc.constantFrom<string>(...rules.FORMATION_NAMES),
        fc.constantFrom('', 'constructor', '444'),
      );
      return fc.property(name, (formation) => {
        const edit = { type: 'change-formation', formation } as const;
        const chosen = rules.editTactic(fullTactic(ruleset), edit, fullSquad(ruleset), ruleset);
        const known = rules.FORMATION_NAMES.find((each) => each === formation);
        if (known === undefined) return !rules.isFormationName(formation) && !chosen.ok;
        const slots = rules.formationSlots(formation);
        const { width, length } = rules.PITCH;
        return (
          rules.isFormationName(formation) &&
          chosen.ok &&
          same(slots, rules.FORMATIONS[known].slots) &&
          slots.length === ruleset.tactics.starters &&
          slots[0]?.position === 'GK' &&
          new Set(slots.map(({ position }) => position)).size === slots.length &&
          slots.every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= length) &&
          slots.every((one) =>
            slots.every((other) => one === other || Math.hypot(one.x - other.x, one.y - other.y) >= ELBOW_ROOM),
          )
        );
      });
    },
    broken: {
      what: 'two play in goal',
      rules: {
        formationSlots: (formation) => {
          const slots = ours.formationSlots(formation);
          return [...slots.slice(0, 1), ...slots.slice(0, -1)];
        },
      },
    },
  },
  {
    name: 'what can be saved by the save button can be saved in the club, and is refused in both for the same reason',
    folder,
    requirements: ['R-TAC-16', 'R-DRA-23'],
    property: ({ rules, ruleset }) =>
      fc.property(
        lineUpArbitrary(ruleset),
        lineUpArbitrary(ruleset),
        fc.boolean(),
        fc.boolean(),
        (of, old, live, isUnchanged) => {
          const { players, tactic } = of;
          const saved = isUnchanged ? tactic : old.tactic;
          const club = buildClub({ players, tactics: { A: saved, B: saved, C: saved } });
          const matches = live ? [buildMatch({ date: BUILT_AT })] : [];
          const checked = rules.checkSave({ saved, updated: tactic, players, live }, ruleset);
          const input = { club, tacticName: 'B', updatedTactic: tactic, matches, now: BUILT_AT };
          const inClub = rules.saveTactic(input, ruleset);
          if (!checked.ok || !inClub.ok) return !checked.ok && !inClub.ok && same(checked.error, inClub.error);
          return rules.sameTactic(inClub.value.club.tactics.B, checked.value);
        },
      ),
    broken: {
      what: 'the button works during a match',
      rules: { checkSave: (save, ruleset) => ours.checkSave({ ...save, live: false }, ruleset) },
    },
  },
];
