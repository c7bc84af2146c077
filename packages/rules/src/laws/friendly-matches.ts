/** Laws of friendlies that have been agreed: called off, overtaken, played. */
import fc from 'fast-check';
import { HOUR } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import * as ours from '../friendlies/index.ts';
import { BUILT_AT, buildClub, buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'friendlies';
const kickOff = BUILT_AT + 6 * HOUR;
const match = buildMatch({ competitionId: 'friendly-i1', competitionName: 'Friendly', date: kickOff });
const invitation = {
  id: 'i1',
  from: 'c1',
  to: 'c2',
  kickOff,
  isHome: true,
  sentAt: BUILT_AT,
  status: 'accepted',
} as const;
const competition = {
  id: 'friendly-i1',
  name: 'Friendly',
  number: 1,
  category: 'Várzea',
  status: 'started',
  phase: '',
  entrants: [],
  table: [],
  matches: { [match.id]: match },
} as const;
const inIt = (id: string, condition = 100): Club => {
  const club = buildClub({ id, competitions: { current: ['l1', competition.id] } });
  return {
    ...club,
    players: club.players.map((player) => ({ ...player, attributes: { ...player.attributes, condition } })),
  };
};

/** All that a friendly must leave alone. */
const untouched = ({ players, competitions: _, ...club }: Club) => ({
  club,
  players: players.map(({ attributes, statistics, bookings, injuredUntil }) => {
    const { morale, exp } = attributes;
    return { morale, exp, statistics, bookings, injuredUntil };
  }),
});

export const friendlyMatchLaws: readonly Law[] = [
  {
    name: 'a friendly that is not played gives boosters back, leaves both clubs’ competitions, and names the club that withdrew',
    folder,
    requirements: ['R-FRD-8', 'R-FRD-9'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.boolean(), fc.nat(30), fc.constantFrom('c1', 'c2'), (hasBooster, minutes, clubId) => {
        const now = kickOff - minutes * 60_000;
        const home = { ...match.home, boosterId: hasBooster ? 4 : null };
        const input = { invitation, match: { ...match, home }, home: inIt('c1'), away: inIt('c2'), now };
        const lapsed = rules.lapseFriendly(input);
        const cancelled = rules.cancelFriendly({ ...input, clubId }, ruleset);
        const again = rules.cancelFriendly({ ...input, invitation: lapsed.invitation, clubId }, ruleset);
        const isLeft = ({ clubs }: Pick<ours.EndFriendlyOutcome, 'clubs'>) =>
          clubs.every(({ competitions }) => same(competitions.current, ['l1'])) &&
          same(clubs[0].matchBoosters, hasBooster ? [4] : []) &&
          same(clubs[1].matchBoosters, []);
        return (
          isLeft(lapsed) &&
          lapsed.invitation.status === 'lapsed' &&
          same(lapsed.events.map((event) => event.clubId).toSorted(), ['c1', 'c2']) &&
          !again.ok &&
          cancelled.ok === minutes > ruleset.matchWindow.minutesBefore &&
          (!cancelled.ok ||
            (isLeft(cancelled.value) &&
              cancelled.value.invitation.status === 'cancelled' &&
              same(
                cancelled.value.events.map((event) => event.clubId),
                [clubId === 'c1' ? 'c2' : 'c1'],
              )))
        );
      }),
    broken: {
      what: 'the booster is lost',
      rules: {
        lapseFriendly: (input) => {
          const [home, away] = ours.lapseFriendly(input).clubs;
          return { ...ours.lapseFriendly(input), clubs: [{ ...home, matchBoosters: [] }, away] };
        },
      },
    },
  },
  {
    name: 'a match of a competition overtakes a friendly at its hour, another friendly never does',
    folder,
    requirements: ['R-FRD-1', 'R-FRD-8'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.integer({ min: -120, max: 120 }),
        fc.constantFrom('c1', 'c2', 'c3'),
        fc.boolean(),
        (minutes, home, isContest) => {
          const competitionName = isContest ? ('MM Cup' as const) : ('Friendly' as const);
          const other = { date: kickOff + minutes * 60_000, home: { id: home }, away: { id: 'c9' }, competitionName };
          const { minutesBefore, minutesAfter } = ruleset.matchWindow;
          const isNear = Math.abs(minutes) <= minutesBefore + minutesAfter;
          const isTheirs = home !== 'c3';
          const isFullDay =
            ruleset.server.matchesPerDay === 1 && rules.startOfUtcDay(other.date) === rules.startOfUtcDay(kickOff);
          const expected = isContest && isTheirs && (isNear || isFullDay);
          return (
            rules.isFriendly(other) === !isContest &&
            (!isContest || rules.contestName({ name: competitionName }) === competitionName) &&
            rules.isFriendlyOvertaken({ friendly: match, matches: [match, other] }, ruleset) === expected
          );
        },
      ),
    broken: { what: 'friendlies go first', rules: { isFriendlyOvertaken: () => false } },
  },
  {
    name: 'a friendly costs half the condition of a match and trains by half its minutes, and changes nothing else',
    folder,
    requirements: ['R-FRD-6'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 100 }),
        fc.nat(5),
        (minutes, condition, goals) => {
          const clubs = [inIt('c1', condition), inIt('c2', condition)];
          const [home] = clubs;
          const player = home?.players[4];
          if (home === undefined || player === undefined) return false;
          const now = kickOff + HOUR;
          const position = 'CM' as const;
          const appearance = { playerId: player.id, position, minutes, goals, assists: 0, rating: 7 };
          const free = { ...player, id: 'free', club: null };
          const played = [
            {
              matchId: match.id,
              home: { score: goals },
              away: { score: 1 },
              appearances: [appearance, { ...appearance, playerId: 'free' }],
            },
          ];
          const input = { competition, clubs, freePlayers: [free], played, now };
          const ended = rules.friendlyFullTime(input, ruleset);
          const again = rules.friendlyFullTime({ ...input, competition: ended.competition }, ruleset);
          const factor = rules.effortFactor(minutes, ruleset) / 2;
          const effort = { stamina: player.attributes.stamina, positionCode: rules.positionCode(position), factor };
          const tired = {
            ...player,
            attributes: { ...player.attributes, condition: rules.conditionAfterMatch(condition, effort, ruleset) },
          };
          const session = { club: home, position, minutes: minutes / 2, now };
          return (
            same(ended.clubs[0]?.players[4], rules.trainedByMatch(tired, session, ruleset)) &&
            ended.freePlayers[0]?.attributes.condition === tired.attributes.condition &&
            same(ended.clubs.map(untouched), clubs.map(untouched)) &&
            ended.clubs.every(({ competitions }) => same(competitions.current, ['l1'])) &&
            ended.competition.status === 'finished' &&
            ended.competition.matches[match.id]?.home.score === goals &&
            ended.entries.length === 0 &&
            same(
              ended.events.map(({ type, clubId }) => [type, clubId]),
              [
                ['match-finished', 'c1'],
                ['match-finished', 'c2'],
              ],
            ) &&
            again.clubs.length === 0 &&
            again.events.length === 0
          );
        },
      ),
    broken: {
      what: 'a friendly raises morale',
      rules: {
        friendlyFullTime: (input, ruleset) => {
          const ended = ours.friendlyFullTime(input, ruleset);
          const clubs = ended.clubs.map((club) => ({
            ...club,
            players: club.players.map((one) => ({ ...one, attributes: { ...one.attributes, morale: 99 } })),
          }));
          return { ...ended, clubs };
        },
      },
    },
  },
  {
    name: 'a bot plays a friendly exactly with an eleven whose mean condition is the least or more',
    folder,
    requirements: ['R-FRD-11'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        (condition) =>
          rules.botWantsFriendly(inIt('c1', condition), ruleset) === condition >= rules.FRIENDLY_LIMITS.botCondition,
      ),
    broken: { what: 'a bot never plays', rules: { botWantsFriendly: () => false } },
  },
];
