/** Laws that hold for every format of a competition, generated ones too. */
import fc from 'fast-check';
import { createRandom, randomInteger } from '../core/random.ts';
import * as ours from '../formats/index.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'formats';

const TIES: readonly ours.TieRules[] = [
  { legs: 1, ground: 'better-placed', level: ['shoot-out'] },
  { legs: 1, ground: 'lower-placed', level: ['away-side'] },
  { legs: 1, ground: 'neutral', level: ['better-placed'] },
  { legs: 2, ground: 'lot', level: ['away-goals', 'shoot-out'] },
];

/** A first stage, and how many of its best may go on. */
interface FirstStage {
  readonly stage: ours.FormatStage;
  readonly clubs: number;
  readonly through: number;
}

const from = (clubs: number): [ours.FormatSource] => [{ entrants: [1, clubs] }];

function firstStageArbitrary(): fc.Arbitrary<FirstStage> {
  const id = 'first';
  const counts = fc.record({ n: fc.integer({ min: 2, max: 9 }), m: fc.integer({ min: 1, max: 4 }), some: fc.nat(99) });
  return fc.oneof(
    counts.map(({ n, m, some }) => ({
      stage: { id, kind: 'league' as const, from: from(n), meetings: m },
      clubs: n,
      through: 2 + (some % (n - 1)),
    })),
    counts.map(({ n, m, some }) => {
      const clubs = m * (2 + (n % 3));
      const through = 2 + (some % (clubs - 1));
      return {
        stage: { id, kind: 'groups' as const, from: from(clubs), groups: m, meetings: 1 + (some % 2) },
        clubs,
        through,
      };
    }),
    counts.map(({ n, m, some }) => {
      const pots = 2 * (1 + (m % 2));
      const size = 2 * Math.max(2, n % 4);
      const opponents = some % 2 === 0 ? (1 as const) : (2 as const);
      const clubs = pots * (opponents === 2 ? size - 1 : size);
      return {
        stage: { id, kind: 'league-phase' as const, from: from(clubs), pots, opponents },
        clubs,
        through: 2 + (some % 4),
      };
    }),
    counts.map(({ n, m, some }) => {
      const clubs = m + 1 + n;
      const pots = [some % clubs, clubs - (some % clubs)].filter((size) => size > 0);
      const pairing = some % 3 === 0 ? { by: 'lot' as const } : { by: 'rank' as const, pots, against: 'last' as const };
      const ties = TIES[some % TIES.length] ?? TIES[0];
      const stage: ours.KnockOutStage = {
        id,
        kind: 'knock-out',
        from: from(clubs),
        winners: m + 1,
        pairing,
        ties,
      } as ours.KnockOutStage;
      return { stage, clubs, through: m + 1 };
    }),
  );
}

/** A random format: a first stage, a knock-out cup of its best clubs, and a final rank for every entrant. */
function formatArbitrary(): fc.Arbitrary<ours.Format> {
  return fc.record({ first: firstStageArbitrary(), ties: fc.constantFrom(...TIES) }).map(({ first, ties }) => {
    const { stage, clubs, through } = first;
    const best: ours.FormatSource = { stage: 'first', places: [1, through] };
    const rest: readonly ours.FormatSource[] =
      through < clubs ? [{ stage: 'first', places: [through + 1, clubs] }] : [];
    return {
      id: 'own',
      name: 'Own',
      entrants: clubs,
      stages: [stage, { id: 'cup', kind: 'knock-out', from: [best], winners: 1, pairing: { by: 'lot' }, ties }],
      places: [{ stage: 'cup', places: [1, through] }, ...rest],
    };
  });
}

/** Ids whose order says nothing of the clubs' ranks. */
const idsOf = (count: number, seed: string) => {
  const random = createRandom(`ids ${seed}`);
  return Array.from({ length: count }, (_, rank) => `${randomInteger(random, 100, 999)}-${rank}`);
};

function decideBy(seed: string): ours.DecideMatch {
  const random = createRandom(`scores ${seed}`);
  return () => ({
    homeGoals: randomInteger(random, 0, 2),
    awayGoals: randomInteger(random, 0, 2),
    shootOut: random.next() < 0.5 ? 'home' : 'away',
  });
}

const inputOf = (format: ours.Format, seed: string, ids = idsOf(format.entrants, seed)): ours.FormatInput => ({
  format,
  entrants: ids,
  decide: decideBy(seed),
  random: createRandom(seed),
});

const clubsIn = (matches: readonly ours.FormatMatch[], stage: string) =>
  new Set(matches.filter((match) => match.stage === stage).flatMap(({ home, away }) => [home, away]));

export const competitionFormatLaws: readonly Law[] = [
  {
    name: 'every entrant of a competition ends on exactly one place, and one of them is champion',
    folder,
    requirements: ['R-FRM-3'],
    property: ({ rules, ruleset }) =>
      fc.property(formatArbitrary(), fc.string(), (format, seed) => {
        const input = inputOf(format, seed);
        const { places } = rules.runFormat(input, ruleset);
        return (
          places.length === format.entrants &&
          input.entrants.every((clubId) => places.filter((row) => row.clubId === clubId).length === 1) &&
          places.filter(({ place }) => place === 1).length === 1 &&
          places.every(({ place }, index) => place >= (places[index - 1]?.place ?? 1) && place <= index + 1)
        );
      }),
    broken: {
      what: 'a club that is out in the first stage has no place',
      rules: {
        runFormat: (input, ruleset) => {
          const { matches, places } = ours.runFormat(input, ruleset);
          return { matches, places: places.slice(0, 2) };
        },
      },
    },
  },
  {
    name: 'as many clubs go on from a stage as the format says, and in a cup all but one go out',
    folder,
    requirements: ['R-FRM-3', 'R-FRM-7'],
    property: ({ rules, ruleset }) =>
      fc.property(formatArbitrary(), fc.string(), (format, seed) => {
        const { matches } = rules.runFormat(inputOf(format, seed), ruleset);
        const [first] = format.places;
        const through = first !== undefined && 'stage' in first ? first.places[1] : 0;
        const played = (id: string) => matches.filter(({ stage }) => stage === id).length;
        const ties = (stage: ours.FormatStage | undefined) => (stage?.kind === 'knock-out' ? stage.ties.legs : 0);
        const [stage, cup] = format.stages;
        // A club with a bye may go on from a knock-out of one round without a match.
        const isFirstPlayed =
          stage?.kind === 'knock-out'
            ? played('first') === (format.entrants - through) * ties(stage)
            : clubsIn(matches, 'first').size === format.entrants;
        return isFirstPlayed && clubsIn(matches, 'cup').size === through && played('cup') === (through - 1) * ties(cup);
      }),
    broken: {
      what: 'the final is not played',
      rules: {
        runFormat: (input, ruleset) => {
          const run = ours.runFormat(input, ruleset);
          return { ...run, matches: run.matches.slice(0, -1) };
        },
      },
    },
  },
  {
    name: 'no club plays twice in a round of a competition, and rounds follow one another',
    folder,
    requirements: ['R-FRM-4', 'R-FRM-5'],
    property: ({ rules, ruleset }) =>
      fc.property(formatArbitrary(), fc.string(), (format, seed) => {
        const { matches } = rules.runFormat(inputOf(format, seed), ruleset);
        const played = matches.flatMap(({ home, away, round }) => [`${round} ${home}`, `${round} ${away}`]);
        const rounds = new Set(matches.map(({ round }) => round));
        return (
          new Set(played).size === played.length &&
          Array.from(rounds).every((round) => round === 1 || rounds.has(round - 1))
        );
      }),
    broken: {
      what: 'the second stage begins with the first',
      rules: {
        runFormat: (input, ruleset) => {
          const run = ours.runFormat(input, ruleset);
          return {
            ...run,
            matches: run.matches.map((match) => (match.stage === 'cup' ? { ...match, round: 1 } : match)),
          };
        },
      },
    },
  },
  {
    name: 'a draw is a permutation of the clubs that its seed alone decides: neither ids nor results change it',
    folder,
    requirements: ['R-FRM-10'],
    property: ({ rules, ruleset }) =>
      fc.property(formatArbitrary(), fc.string(), fc.string(), (format, seed, other) => {
        const ids = idsOf(format.entrants, seed);
        const renamed = idsOf(format.entrants, `${other} renamed`);
        const byRank = (run: ours.FormatRun, names: readonly string[]) =>
          run.matches.map(({ home, away, round }) => [names.indexOf(home), names.indexOf(away), round]);
        const once = rules.runFormat(inputOf(format, seed, ids), ruleset);
        const again = rules.runFormat(inputOf(format, seed, renamed), ruleset);
        const drawn = rules.runFormat({ ...inputOf(format, seed, ids), decide: decideBy(other) }, ruleset);
        // Ties are known round by round, so that only the first is drawn before there are results.
        const firstRound = (run: ours.FormatRun) => run.matches.filter(({ round }) => round === 1);
        const pairs = (run: ours.FormatRun) => firstRound(run).map(({ home, away }) => `${home} ${away}`);
        return (
          same(byRank(once, ids), byRank(again, renamed)) &&
          same(pairs(once), pairs(drawn)) &&
          firstRound(once)
            .flatMap(({ home, away }) => [home, away])
            .every((clubId) => ids.includes(clubId))
        );
      }),
    broken: {
      what: 'clubs enter in the order of their ids',
      rules: {
        runFormat: (input, ruleset) => ours.runFormat({ ...input, entrants: input.entrants.toSorted() }, ruleset),
      },
    },
  },
  {
    name: 'a format that asks a stage for more clubs than it has is refused with the number of the stage, any other can be played',
    folder,
    requirements: ['R-FRM-1', 'R-FRM-2'],
    property: ({ rules, ruleset }) =>
      fc.property(formatArbitrary(), fc.integer({ min: 1, max: 9 }), (format, more) => {
        const greedy = format.stages.map((stage) =>
          stage.id === 'cup'
            ? { ...stage, from: [{ stage: 'first', places: [1, format.entrants + more] as ours.Span }] }
            : stage,
        );
        const refused = rules.checkFormat({ ...format, stages: greedy });
        const facts = {
          stage: 2,
          reason: `stage 2 needs ${format.entrants + more} clubs, stage 1 provides ${format.entrants}`,
        };
        return (
          same(refused, { ok: false, error: { code: 'formats/impossible', facts } }) &&
          rules.checkFormat(format).ok &&
          rules.runFormat(inputOf(format, 'any'), ruleset).places.length === format.entrants
        );
      }),
    broken: {
      what: 'any format is good',
      rules: { checkFormat: (format) => ({ ok: true, value: format }) },
    },
  },
];
