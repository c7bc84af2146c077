/** Laws of the bracket of a cup or tournament: the lots of its draws, and the clubs that are left. */
import fc from 'fast-check';
import * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import type { Law } from './law.ts';
import { playCup } from './played-cup.ts';

const folder = 'competitions';

const cupArbitrary = () =>
  fc.record({
    name: fc.constantFrom('MM Cup' as const, 'MM Tournament' as const, 'MM Special' as const),
    count: fc.nat(),
    seed: fc.string(),
  });

/** Whether rounds halve down to the final, drawn ones hold the matches, and the winners of neighbours meet in the next drawn one. */
function isBracketOf(rounds: readonly ours.BracketRound[], competition: ours.Competition | undefined): boolean {
  const matches = Object.values(competition?.matches ?? {}).filter(({ isKnockOut = false }) => isKnockOut);
  const shown = rounds.flatMap(({ ties }) => ties.flatMap(({ match }) => match?.id ?? []));
  const first = rounds[0]?.ties.flatMap(({ home, away }) => [home.clubId, away?.clubId ?? null]) ?? [];
  const known = first.filter((clubId) => clubId !== null);
  return (
    rounds.at(-1)?.ties.length === 1 &&
    shown.length === matches.length &&
    matches.every(({ id }) => shown.includes(id)) &&
    new Set(known).size === known.length &&
    rounds
      .filter(({ drawAt }) => drawAt !== null)
      .every(({ drawAt, round }) => drawAt === competition?.drawAt && round === null) &&
    rounds.every(({ ties, round }, index) => {
      const next = rounds[index + 1];
      if (next === undefined || next.round === null) return true;
      return (
        round !== null &&
        next.ties.length * 2 === ties.length &&
        next.ties.every(
          ({ home, away }, tie) => home.clubId === ties[2 * tie]?.winner && away?.clubId === ties[2 * tie + 1]?.winner,
        )
      );
    })
  );
}

/** Whether it is the first lot of its match. */
function isHome(drawn: ours.CupLots | null, lot: ours.CupLot): boolean {
  return drawn?.lots.find(({ tie }) => tie === lot.tie) === lot;
}

export const cupBracketLaws: readonly Law[] = [
  {
    name: 'a bracket has every club once in its first round, neighbours meet in the next one, and its places are those of the end',
    folder,
    requirements: ['R-CUP-7'],
    property: (subject) =>
      fc.property(cupArbitrary(), ({ name, count: drawn, seed }) => {
        const { rules, ruleset } = subject;
        const most = ruleset.competitions.cups.clubs[name];
        const count = name === 'MM Tournament' ? most : 2 + (drawn % (most - 1));
        const { stages, places } = playCup(subject, name, count, seed);
        const brackets = stages.map((stage) => rules.cupBracket(stage, ruleset));
        const last = brackets.at(-1);
        return (
          brackets.every(({ rounds }, index) => isBracketOf(rounds, stages[index])) &&
          brackets.every((bracket) => [...bracket.places].every(([id, place]) => places.get(id) === place)) &&
          last?.places.size === count
        );
      }),
    broken: {
      what: 'rounds keep the order of their draws',
      rules: {
        cupBracket: (competition, ruleset) => {
          const { rounds, places } = ours.cupBracket(competition, ruleset);
          return {
            rounds: rounds.map((round) => ({ ...round, ties: round.ties.toReversed() })),
            places: new Map(places).set('x', 1),
          };
        },
      },
    },
  },
  {
    name: 'the lots of a draw are its clubs, each once, in the matches or groups that they play in; the others have a bye',
    folder,
    requirements: ['R-CUP-8'],
    property: (subject) =>
      fc.property(cupArbitrary(), ({ name, count: drawn, seed }) => {
        const { rules, ruleset } = subject;
        const most = ruleset.competitions.cups.clubs[name];
        const count = name === 'MM Tournament' ? most : 2 + (drawn % (most - 1));
        const { rounds, stages } = playCup(subject, name, count, seed);
        const [first] = stages;
        if (first === undefined) return false;
        const last = stages.at(-1) ?? first;
        const lots = rules.cupLots(first, 1, ruleset);
        const groups = rules.tournamentGroups(first, ruleset);
        const isPlaced = (lot: ours.CupLot) =>
          lot.group === null
            ? rounds[0]?.[(lot.tie ?? 0) - 1]?.[isHome(lots, lot) ? 'home' : 'away'].id === lot.clubId
            : groups.some(
                (group, index) => rules.groupName(index) === lot.group && group[lot.pot - 1]?.clubId === lot.clubId,
              );
        const named = [...(lots?.lots.map(({ clubId }) => clubId) ?? []), ...(lots?.byes ?? [])];
        const isGroupDraw = name === 'MM Tournament';
        return (
          rules.cupLots({ ...first, status: 'open' }, 1, ruleset) === null &&
          rules.cupLots(first, 99, ruleset) === null &&
          (isGroupDraw || rules.cupLots(last, rounds.length, ruleset)?.lots.length === 2) &&
          lots !== null &&
          named.length === count &&
          new Set(named).size === count &&
          lots.lots.every((lot) => isPlaced(lot) && (lot.group === null) !== isGroupDraw)
        );
      }),
    broken: {
      what: 'the best clubs are drawn, too',
      rules: {
        cupLots: (competition, round, ruleset) => {
          const drawn = ours.cupLots(competition, round, ruleset);
          return drawn && { ...drawn, lots: drawn.lots.slice(1) };
        },
      },
    },
  },
  {
    name: 'a club is still in a cup until the bracket gives it a place behind the champion, as its own matches show',
    folder,
    requirements: ['R-CUP-9'],
    property: (subject) =>
      fc.property(cupArbitrary(), ({ name, count: drawn, seed }) => {
        const { rules, ruleset } = subject;
        const most = ruleset.competitions.cups.clubs[name];
        const { stages } = playCup(subject, name, name === 'MM Tournament' ? most : 2 + (drawn % (most - 1)), seed);
        return stages.every((stage) => {
          const { places } = rules.cupBracket(stage, ruleset);
          return stage.entrants.every(({ clubId }) => {
            const own = Object.values(stage.matches).filter(
              ({ home, away }) => home.id === clubId || away.id === clubId,
            );
            const matches = Object.fromEntries(own.map((match) => [match.id, match]));
            return rules.isStillIn({ ...stage, matches }, clubId) === ((places.get(clubId) ?? 1) === 1);
          });
        });
      }),
    broken: {
      what: 'a club is out when it has not won all its matches',
      rules: {
        isStillIn: ({ matches }, clubId) => Object.values(matches).every(({ home }) => home.id === clubId),
      },
    },
  },
  {
    name: 'groups go by letters from A',
    folder,
    requirements: ['R-COM-30'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 1, max: 8 }), (count) => {
        const clubs = Array.from({ length: count }, (_, index) => `c${index}`);
        const groups = rules.drawGroups(clubs, count, createRandom('names'));
        return groups.every(({ name }, index) => name === rules.groupName(index) && name === 'ABCDEFGH'[index]);
      }),
    broken: { what: 'every group is the first', rules: { groupName: () => 'A' } },
  },
];
