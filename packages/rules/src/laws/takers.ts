/** Laws of set-piece takers, and of the instructions that a position is offered. */
import fc from 'fast-check';
import type { Ruleset } from '../ruleset/ruleset.ts';
import * as ours from '../tactics/index.ts';
import { boostedPlayerArbitrary } from '../testing/arbitraries/boosters.ts';
import { positionArbitrary } from '../testing/arbitraries/players.ts';
import { lineUpArbitrary } from '../testing/arbitraries/tactics.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'tactics';

/** Players with boosters, each of them twice, so that some are as good as others. */
function takersArbitrary(ruleset: Ruleset) {
  return fc
    .array(boostedPlayerArbitrary(ruleset), { maxLength: 6 })
    .map((players) =>
      [...players, ...players].map((player, index) => ({ ...player, id: `p${index}`, number: index + 1 })),
    );
}

export const takerLaws: readonly Law[] = [
  {
    name: 'a shirt number may be named for a set piece exactly when a starter wears it',
    folder,
    requirements: ['R-TAC-26', 'R-DRA-7'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), fc.constantFrom(...ours.SET_PIECES), ({ players, tactic }, setPiece) => {
        const numbers = rules.starterNumbers(tactic, players, ruleset);
        return (
          numbers.length === rules.startersOf(tactic, ruleset).length &&
          [0, ...players.map(({ number }) => number)].every((number) => {
            const named = rules.editTactic(tactic, { type: 'set-taker', setPiece, number }, players, ruleset);
            return named.ok === numbers.includes(number);
          })
        );
      }),
    broken: {
      what: 'the whole squad may be named',
      rules: { starterNumbers: (_tactic, players) => players.map(({ number }) => number) },
    },
  },
  {
    name: 'the takers of a set piece come by what it asks for, and keep their order when others leave or join',
    folder,
    requirements: ['R-TAC-27'],
    property: ({ rules, ruleset }) =>
      fc.property(
        takersArbitrary(ruleset),
        fc.constantFrom(...ours.SET_PIECES),
        fc.nat(),
        (players, setPiece, which) => {
          const takers = rules.bestTakers(setPiece, players, ruleset);
          const sum = ({ values }: { readonly values: readonly number[] }) =>
            values.reduce((total, value) => total + value, 0);
          const some = players.filter(({ number }) => (number + which) % 3 !== 0);
          const ids = (taken: typeof takers) => taken.map(({ player }) => player.id).join();
          return (
            takers.length === players.length &&
            players.every((player) => takers.some((taker) => taker.player === player)) &&
            takers.every((taker, index) => sum(taker) <= sum(takers[index - 1] ?? taker)) &&
            takers.every(({ player, values }) => {
              const attributes = rules.boostedAttributes(player, ruleset);
              return rules.TAKER_SKILLS[setPiece].every((skill, index) => values[index] === attributes[skill]);
            }) &&
            ids(rules.bestTakers(setPiece, some, ruleset)) === ids(takers.filter(({ player }) => some.includes(player)))
          );
        },
      ),
    broken: {
      what: 'the worst comes first',
      rules: { bestTakers: (setPiece, players, ruleset) => ours.bestTakers(setPiece, players, ruleset).toReversed() },
    },
  },
  {
    name: 'a position is offered every option of its groups that changes something there, and no other',
    folder,
    requirements: ['R-TAC-28'],
    property: ({ rules }) =>
      fc.property(positionArbitrary(), (position) => {
        const offered = rules.individualInstructions(position);
        return rules.INDIVIDUAL_INSTRUCTIONS.every(({ name, options, neutral, positions, idle = {} }) => {
          const acting = positions.includes(position)
            ? options.filter((option) => !idle[option]?.includes(position))
            : [];
          const group = offered.find((each) => each.name === name);
          return acting.some((option) => option !== neutral) ? same(group?.options, acting) : group === undefined;
        });
      }),
    broken: {
      what: 'every position is offered everything',
      rules: { individualInstructions: () => ours.INDIVIDUAL_INSTRUCTIONS },
    },
  },
];
