/** Cups and tournaments from the first entry to the last prize. */
import fc from 'fast-check';
import { DAY } from '../clock/tables.ts';
import type { Club } from '../clubs/club.ts';
import * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import { BUILT_AT, buildClub, buildCompetition } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';

const folder = 'competitions';

interface Course {
  readonly clubs: readonly Club[];
  readonly rounds: readonly (readonly ours.Match[])[];
  /** The competition after each draw, and after the last result of each round. */
  readonly stages: readonly ours.Competition[];
  readonly end: ours.FinishLeagueOutcome;
  readonly places: ReadonlyMap<string, number>;
  /** Whether every entry and every draw was told to the clubs that it is about. */
  readonly isTold: boolean;
}

/** A cup or tournament of so many clubs, with scores, and where they are level kicks, drawn from the seed. */
function play({ rules, ruleset }: Subject, name: ours.CupName, count: number, seed: string): Course {
  const random = createRandom(seed);
  let competition = buildCompetition({ id: 'cup', name, entrants: [] });
  let clubs = Array.from({ length: count }, (_, index) =>
    buildClub({ id: `c${index + 1}`, competitions: { current: [] } }),
  );
  let isTold = true;
  clubs = clubs.map((club) => {
    const entered = rules.enterCup({ club, competition, current: [], now: BUILT_AT }, ruleset);
    if (!entered.ok) throw new Error(entered.error.code);
    ({ competition } = entered.value);
    isTold &&= entered.value.events.some(({ type }) => type === 'competition-joined');
    return entered.value.club;
  });
  const rounds: ours.Match[][] = [];
  const stages: ours.Competition[] = [];
  let now = BUILT_AT;
  for (;;) {
    const drawn = rules.drawCupRound({ competition, clubs, now }, random, ruleset);
    ({ competition } = drawn);
    stages.push(competition);
    const open = Object.values(competition.matches).filter(({ status }) => status !== 'finished');
    const told = new Set(drawn.events.map(({ clubId }) => clubId));
    isTold &&= open.every(({ home, away }) => told.has(home.id) && told.has(away.id));
    for (const match of open) {
      const score = () => ({ score: Math.floor(random.next() * 3) });
      const kicks = match.isKnockOut ? [{ shootOut: 4 }, { shootOut: 3 }] : [];
      const finished = rules.finishMatch(match, {
        home: { ...score(), ...kicks[0] },
        away: { ...score(), ...kicks[1] },
      });
      now = Math.max(now, match.date);
      competition = rules.recordResult({ competition, match: finished, now }, ruleset).competition;
    }
    rounds.push(open);
    stages.push(competition);
    if (competition.drawAt === undefined) break;
    now = competition.drawAt;
  }
  const { places } = rules.cupCourse(competition, ruleset);
  return { clubs, rounds, stages, end: rules.finishCup({ competition, clubs, now }, ruleset), places, isTold };
}

const courseArbitrary = () =>
  fc.record({ name: fc.constantFrom('MM Cup' as const, 'MM Special' as const), count: fc.nat(), seed: fc.string() });

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

export const cupLaws: readonly Law[] = [
  {
    name: 'a cup of any size it may have ends with one champion, one finalist, and a place and its prize for everybody',
    folder,
    requirements: ['R-CUP-1', 'R-CUP-2', 'R-CUP-3', 'R-CUP-5', 'R-CUP-6'],
    property: (subject) =>
      fc.property(courseArbitrary(), ({ name, count: drawn, seed }) => {
        const { rules, ruleset } = subject;
        const count = 2 + (drawn % (ruleset.competitions.cups.clubs[name] - 1));
        const { clubs, rounds, end, places, isTold } = play(subject, name, count, seed);
        const matches = rounds.flat();
        const last = rounds.at(-1) ?? [];
        return (
          isTold &&
          places.size === count &&
          clubs.every(({ competitions }) => competitions.current.includes('cup')) &&
          end.events.filter(({ type }) => type === 'competition-finished').length === count &&
          [1, 2].every((place) => [...places.values()].filter((other) => other === place).length === 1) &&
          matches.length === count - 1 &&
          matches.every(({ isKnockOut }) => isKnockOut) &&
          last.length === 1 &&
          last.every(({ isNeutral }) => isNeutral) &&
          end.competition.status === 'finished' &&
          end.clubs.every((club, index) => {
            const place = places.get(club.id) ?? 0;
            const { money } = rules.prizeFor({ competition: name, category: club.category, place }, ruleset);
            const before = clubs[index]?.finances.totalMoney ?? 0;
            const paid = end.entries.filter((entry) => entry.clubId === club.id && entry.currency === 'money');
            return (
              paid.reduce((sum, { amount }) => sum + amount, 0) === money &&
              club.finances.totalMoney === before + money &&
              !club.competitions.current.includes('cup')
            );
          })
        );
      }),
    broken: {
      what: 'the loser of a shoot-out goes on',
      rules: {
        cupCourse: (competition, ruleset) => {
          const course = ours.cupCourse(competition, ruleset);
          return { ...course, places: new Map([...course.places].map(([id, place]) => [id, Math.max(2, place)])) };
        },
      },
    },
  },
  {
    name: 'a tournament plays three rounds of groups and a knock-out of the first two of each, none of whom met before the final of his own group',
    folder,
    requirements: ['R-CUP-4', 'R-CUP-5'],
    property: (subject) =>
      fc.property(fc.string(), (seed) => {
        const { rules, ruleset } = subject;
        const count = ruleset.competitions.cups.clubs['MM Tournament'];
        const { rounds, end, places } = play(subject, 'MM Tournament', count, seed);
        const groups = rules.tournamentGroups(end.competition, ruleset);
        const tables = rules.groupTables(end.competition, ruleset);
        const [groupDraw = [], ...knockOut] = rounds;
        const groupOf = (id: string) => groups.findIndex((group) => group.some(({ clubId }) => clubId === id));
        const qualified = tables.flatMap((table) => table.slice(0, 2).map(({ clubId }) => clubId));
        return (
          groups.flat().length === count &&
          groupDraw.every(({ home, away }) => groupOf(home.id) === groupOf(away.id)) &&
          tables.every((table) => table.every(({ plays }) => plays === table.length - 1)) &&
          knockOut.flat().every(({ home, away }) => qualified.includes(home.id) && qualified.includes(away.id)) &&
          knockOut
            .slice(0, -1)
            .flat()
            .every(({ home, away }) => groupOf(home.id) !== groupOf(away.id)) &&
          [...places.values()].filter((place) => place > qualified.length).length === count - qualified.length
        );
      }),
    broken: {
      what: 'groups are cut as they stand, two clubs too many in each',
      rules: { tournamentGroups: ({ entrants }) => [entrants.slice(0, 8), entrants.slice(8)] },
    },
  },
  {
    name: 'the winner of a match is who has scored more, and of a level one who has scored more kicks',
    folder,
    requirements: ['R-CUP-3'],
    property: (subject) =>
      fc.property(fc.string(), (seed) => {
        const { rules } = subject;
        const { rounds } = play(subject, 'MM Special', 4, seed);
        const { end } = play(subject, 'MM Special', 4, seed);
        return rounds.flat().every(({ id, home, away }) => {
          const match = end.competition.matches[id];
          if (match === undefined) return false;
          const goals = match.home.score - match.away.score;
          return rules.matchWinner(match) === (goals >= 0 ? home.id : away.id);
        });
      }),
    broken: { what: 'the home club always goes on', rules: { matchWinner: ({ home }) => home.id } },
  },
  {
    name: 'rounds of cups are two days or more apart, at the slots of cups, and no club plays more matches a day than it may',
    folder,
    requirements: ['R-CUP-2', 'R-COM-7'],
    property: (subject) =>
      fc.property(fc.integer({ min: 2, max: 32 }), fc.string(), (count, seed) => {
        const { rules, ruleset } = subject;
        const { rounds } = play(subject, 'MM Cup', count, seed);
        const dates = rounds.map(([first]) => first?.date ?? 0);
        const slots = rules.calendarSlots('cups', ruleset);
        return (
          rounds.every((round, index) => round.every(({ date }) => date === dates[index])) &&
          dates.every((date, index) => index === 0 || date - (dates[index - 1] ?? 0) >= DAY) &&
          dates.every((date) => rules.nextKickOff(date, slots) === date)
        );
      }),
    broken: {
      what: 'a round is played at once',
      rules: {
        drawCupRound: (input, random, ruleset) => {
          const drawn = ours.drawCupRound(input, random, ruleset);
          const matches = Object.entries(drawn.competition.matches).map(([id, match]) => [
            id,
            { ...match, date: input.now },
          ]);
          return { ...drawn, competition: { ...drawn.competition, matches: Object.fromEntries(matches) } };
        },
      },
    },
  },
  {
    name: 'a bracket has every club once in its first round, neighbours meet in the next one, and its places are those of the end',
    folder,
    requirements: ['R-CUP-7'],
    property: (subject) =>
      fc.property(cupArbitrary(), ({ name, count: drawn, seed }) => {
        const { rules, ruleset } = subject;
        const most = ruleset.competitions.cups.clubs[name];
        const count = name === 'MM Tournament' ? most : 2 + (drawn % (most - 1));
        const { stages, places } = play(subject, name, count, seed);
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
        const { rounds, stages } = play(subject, name, count, seed);
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
    name: 'a club is still in a cup until the bracket gives it a place behind the champion, and its own matches tell',
    folder,
    requirements: ['R-CUP-9'],
    property: (subject) =>
      fc.property(cupArbitrary(), ({ name, count: drawn, seed }) => {
        const { rules, ruleset } = subject;
        const most = ruleset.competitions.cups.clubs[name];
        const { stages } = play(subject, name, name === 'MM Tournament' ? most : 2 + (drawn % (most - 1)), seed);
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
  {
    name: 'editions of a league lead to a cup and to a tournament by turns',
    folder,
    requirements: ['R-CUP-1'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 1, max: 1_000 }), (number) => {
        const pair = [rules.cupOfLeague({ number }), rules.cupOfLeague({ number: number + 1 })];
        return pair.includes('MM Cup') && pair.includes('MM Tournament');
      }),
    broken: { what: 'every edition leads to the cup', rules: { cupOfLeague: () => 'MM Cup' } },
  },
];
