/** Laws of saving a tactic: what may be saved, and when. */
import fc from 'fast-check';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import * as ours from '../tactics/index.ts';
import { lineUpArbitrary, substitutionArbitrary, tacticEditArbitrary } from '../testing/arbitraries/tactics.ts';
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

export const tacticSavingLaws: readonly Law[] = [
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
    broken: { what: 'players for sale are ignored', rules: { saveTactic: unchecked } },
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
