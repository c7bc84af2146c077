/** Laws of the course of a competition: kick-offs of its rounds, its table meanwhile, and what enters the history of its clubs. */
import fc from 'fast-check';
import { DAY, HOUR, MINUTE } from '../clock/constants.ts';
import * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildFullLeague, scheduleArbitrary } from '../testing/arbitraries/competitions.ts';
import { BUILT_AT, buildClub, buildMatch } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'competitions';

const MOMENT = fc.nat(1_000_000).map((minute) => minute * MINUTE);

/** Slots of the calendar in the order of their moments. */
const slotsArbitrary = () =>
  fc
    .uniqueArray(fc.record({ day: fc.nat(1), hour: fc.nat(23) }), {
      minLength: 1,
      maxLength: 5,
      selector: ({ day, hour }) => 24 * day + hour,
    })
    .map((slots) => slots.toSorted((left, right) => 24 * (left.day - right.day) + left.hour - right.hour));

/** A league of four: small enough to be counted many times. */
function small(ruleset: Ruleset): Ruleset {
  return { ...ruleset, competitions: { ...ruleset.competitions, leagueClubs: 4 } };
}

/** A league of four after its draw, and its matches by date with their results. */
function drawnLeague({ rules, ruleset }: Subject, seed: string) {
  const random = createRandom(seed);
  const { competition, clubs } = buildFullLeague(small(ruleset));
  const drawn = rules.drawLeague({ competition, clubs, now: BUILT_AT }, random, small(ruleset)).competition;
  const score = () => ({ score: Math.floor(random.next() * 4) });
  const results = rules
    .matchesByDate(drawn.matches)
    .map((match) => rules.finishMatch(match, { home: score(), away: score() }));
  return { drawn, results };
}

/** A finished match of c1 at one of sixty hours, each of which is another match. */
const playedArbitrary = () =>
  fc
    .integer({ min: 1, max: 60 })
    .map((hour) => buildMatch({ id: `m${hour}`, date: BUILT_AT + hour * HOUR, status: 'finished' }));

export const competitionCourseLaws: readonly Law[] = [
  {
    name: 'results that enter one by one give the table of all of them at once, and all is played with the last of them',
    folder,
    requirements: ['R-COM-15', 'R-COM-17', 'R-STA-5'],
    property: (subject) =>
      fc.property(fc.string(), fc.nat(), (seed, stop) => {
        const { rules, ruleset } = subject;
        const { drawn, results } = drawnLeague(subject, seed);
        const played = results.slice(0, 1 + (stop % results.length));
        const oneByOne = played.reduce(
          (competition, match) => rules.recordResult({ competition, match, now: match.date }, ruleset).competition,
          drawn,
        );
        const atOnce = played.toReversed().reduce((competition, match) => rules.withMatch(competition, match), drawn);
        const table = rules.competitionTable(atOnce, ruleset);
        const sum = (column: 'plays' | 'wins' | 'losses' | 'goals' | 'goalsTaken') =>
          table.reduce((total, row) => total + row[column], 0);
        return (
          !rules.isAllPlayed({ matches: {} }) &&
          !rules.isAllPlayed(drawn) &&
          rules.isAllPlayed(oneByOne) === (played.length === results.length) &&
          same(table, oneByOne.table) &&
          table.length === drawn.entrants.length &&
          sum('plays') === 2 * played.length &&
          sum('wins') === sum('losses') &&
          sum('goals') === sum('goalsTaken')
        );
      }),
    broken: {
      what: 'a league counts as played with its first result',
      rules: {
        isAllPlayed: ({ matches }) => Object.values(matches).some(({ status }) => status === 'finished'),
      },
    },
  },
  {
    name: 'the places of a league count from its first result on, and still do when it is over',
    folder,
    requirements: ['R-COM-33'],
    property: (subject) =>
      fc.property(fc.string(), (seed) => {
        const { rules, ruleset } = subject;
        const { drawn, results } = drawnLeague(subject, seed);
        const afterEach = results.map((_, index) =>
          results
            .slice(0, index + 1)
            .reduce(
              (competition, match) => rules.recordResult({ competition, match, now: match.date }, ruleset).competition,
              drawn,
            ),
        );
        return (
          !rules.doPlacesCount({ status: 'open' }) &&
          !rules.doPlacesCount(drawn) &&
          afterEach.every((competition) => rules.doPlacesCount(competition)) &&
          rules.doPlacesCount({ status: 'finished' })
        );
      }),
    broken: {
      what: 'places count only while the league runs',
      rules: { doPlacesCount: ({ status }) => status === 'running' },
    },
  },
  {
    name: 'a match put into its competition takes the place of its fixture and leaves the others as they are, however often',
    folder,
    requirements: ['R-COM-15'],
    property: (subject) =>
      fc.property(fc.string(), fc.nat(), (seed, which) => {
        const { rules } = subject;
        const { drawn, results } = drawnLeague(subject, seed);
        const match = results[which % results.length];
        if (match === undefined) return false;
        const once = rules.withMatch(drawn, match);
        return (
          once.matches[match.id] === match &&
          Object.keys(once.matches).length === results.length &&
          Object.values(drawn.matches).every(({ id }) => id === match.id || once.matches[id] === drawn.matches[id]) &&
          same(rules.withMatch(once, match), once) &&
          same({ ...once, matches: drawn.matches }, drawn)
        );
      }),
    broken: {
      what: 'only the match is kept',
      rules: { withMatch: (competition, match) => ({ ...competition, matches: { [match.id]: match } }) },
    },
  },
  {
    name: 'every match is in the list of its round and in no other, and the rounds of a list come by date',
    folder,
    requirements: ['R-COM-22', 'R-COM-25'],
    property: ({ rules }) =>
      fc.property(scheduleArbitrary(), (matches) => {
        const rounds = Array.from({ length: rules.lastRound(matches) }, (_, index) =>
          rules.matchesOfRound(matches, index + 1),
        );
        const ordered = rules.matchesByDate(matches);
        return (
          rounds.flat().length === matches.length &&
          rounds.every((list, index) => {
            const places = list.map((match) => ordered.indexOf(match));
            return (
              list.every(({ round }) => round === index + 1) &&
              places.every((place, at) => place > (places[at - 1] ?? -1))
            );
          })
        );
      }),
    broken: {
      what: 'a round shows what came before it, too',
      rules: {
        matchesOfRound: (matches, round) => ours.matchesByDate(matches).filter((match) => match.round <= round),
      },
    },
  },
  {
    name: 'the next kick-off is the first moment from now on that falls on one of the slots',
    folder,
    requirements: ['R-COM-7'],
    property: ({ rules }) =>
      fc.property(MOMENT, slotsArbitrary(), (from, slots) => {
        const next = rules.nextKickOff(from, slots);
        const today = rules.startOfUtcDay(from);
        const later = [0, 1, 2].flatMap((days) => {
          const midnight = today + days * DAY;
          return slots.filter(({ day }) => day === (midnight / DAY) % 2).map(({ hour }) => midnight + hour * HOUR);
        });
        return (
          next >= from &&
          later.includes(next) &&
          later.every((moment) => moment < from || moment >= next) &&
          rules.nextKickOff(next, slots) === next
        );
      }),
    broken: {
      what: 'a kick-off at this very moment is missed',
      rules: { nextKickOff: (from, slots) => ours.nextKickOff(from + 1, slots) },
    },
  },
  {
    name: 'rounds kick off at each of the slots in turn, once the pause after the first is over, and never more a day than a club may play',
    folder,
    requirements: ['R-COM-7'],
    property: ({ rules }) =>
      fc.property(
        MOMENT,
        slotsArbitrary(),
        fc.nat(12),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 3 }),
        (first, slots, wait, rounds, matchesPerDay) => {
          const pause = wait * HOUR;
          const dates = rules.kickOffs(rounds, first, slots, { pause, matchesPerDay });
          const onDayOf = (date: number, index: number) =>
            dates.slice(0, index).filter((other) => rules.startOfUtcDay(other) === rules.startOfUtcDay(date)).length;
          const earliest = dates.map((_, index) => {
            if (index === 0) return first;
            const next = rules.nextKickOff(Math.max(first + pause, (dates[index - 1] ?? 0) + 1), slots);
            const isFull = onDayOf(next, index) >= matchesPerDay;
            return isFull ? rules.nextKickOff(rules.startOfUtcDay(next) + DAY, slots) : next;
          });
          return dates.length === rounds && same(dates, earliest);
        },
      ),
    broken: {
      what: 'no club waits after the first round',
      rules: {
        kickOffs: (rounds, first, slots, options) => ours.kickOffs(rounds, first, slots, { ...options, pause: 0 }),
      },
    },
  },
  {
    name: 'a club remembers the newest of its matches, each once and the newest last, in any order of their arrival',
    folder,
    requirements: ['R-COM-16'],
    property: ({ rules }) =>
      fc.property(fc.array(playedArbitrary(), { maxLength: 40, size: 'max' }), (heard) => {
        const club = heard.reduce((known, match) => rules.rememberMatch(known, match), buildClub());
        const hours = [...new Set(heard.map(({ date }) => date))].toSorted((left, right) => left - right);
        const newest = hours.slice(-rules.RECENT_MATCHES);
        return club.lastMatches.map(({ date }) => date).join() === newest.join();
      }),
    broken: {
      what: 'whatever comes last counts as the newest',
      rules: {
        rememberMatch: (club, match) => ({
          ...club,
          lastMatches: [...club.lastMatches, match].slice(-ours.RECENT_MATCHES),
        }),
      },
    },
  },
];
