/** Laws of suspensions and injuries on the match day: who plays, what full time leaves in the records, and when they end. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import { createRandom } from '../core/random.ts';
import type { Incident } from '../discipline/after-match.ts';
import type { PlayerRecord } from '../discipline/player-record.ts';
import * as ours from '../matchday/index.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad-limits.ts';
import { buildFullLeague } from '../testing/arbitraries/competitions.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '../testing/builders.ts';
import { carrying } from './carry-over.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'matchday';
const match = buildMatch();
const { competitionId } = match;

/** A record of a player of the edition: free, suspended, or injured for some days. */
const recordArbitrary = (): fc.Arbitrary<PlayerRecord> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constant({ bookings: { [competitionId]: { yellows: 0, isSuspended: true } } }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 6 }).map((days) => ({ injuredUntil: match.date + days * DAY })) },
  );

/** A squad of that many players with such records. */
const recordsArbitrary = () => {
  const { length } = buildClub().players;
  return fc.array(recordArbitrary(), { minLength: length, maxLength: length });
};

function clubWith(records: readonly PlayerRecord[]) {
  const club = buildClub({ id: 'c1' });
  return { ...club, players: club.players.map((player, index): Player => ({ ...player, ...records[index] })) };
}

const incidentsArbitrary = () =>
  fc.subarray<Incident>(['yellow', 'secondYellow', 'red', 'injury'], { minLength: 0, maxLength: 3 });

export const matchdayRecordLaws: readonly Law[] = [
  {
    name: 'eleven start in any case, a keeper in goal; no suspended player, no injured one without need, and no youth player who has a shirt of the squad',
    folder,
    requirements: ['R-DIS-4'],
    property: carrying(({ rules, ruleset }) =>
      fc.property(recordsArbitrary(), fc.nat(), (records, seed) => {
        const home = clubWith(records);
        const input = { match, home, away: buildClub({ id: 'c2' }), now: match.date };
        const { home: side } = rules.kickOff(input, createRandom(seed), ruleset);
        const isOut = (player: Player) => rules.isSuspended(player, competitionId);
        const isFit = (player: Player) => !isOut(player) && !rules.isInjured(player, match.date);
        const starters = rules.startersOf(side.tactic, ruleset);
        const inGoal = side.tactic.places.find(({ id }) => id === '0')?.playerId;
        const fit = home.players.filter(isFit);
        const isEnough = fit.some(isKeeper) && fit.filter((player) => !isKeeper(player)).length >= 10;
        const squad = new Map(home.players.map((player) => [player.id, player]));
        const standIns = side.players.filter(({ id }) => !squad.has(id));
        const recordOf = (player: Player) => squad.get(player.id) ?? player;
        const numbers = side.players.map(({ number }) => number);
        return (
          new Set(starters).size === 11 &&
          side.players.some((player) => player.id === inGoal && isKeeper(player)) &&
          side.players.every((player) => !isOut(recordOf(player))) &&
          side.players.every(
            (player) => isFit(recordOf(player)) || player.attributes.condition <= ruleset.discipline.calledUpCondition,
          ) &&
          (!isEnough || (standIns.length === 0 && side.players.map(recordOf).every(isFit))) &&
          standIns.every(({ number }) => !home.players.some((player) => player.number === number)) &&
          new Set(numbers).size === numbers.length &&
          same(side, rules.kickOff(input, createRandom(seed), ruleset).home)
        );
      }),
    ),
    broken: {
      what: 'the suspended play on',
      rules: {
        kickOff: ({ home, ...input }, random, ruleset) =>
          ours.kickOff({ ...input, home: { ...home, players: home.players.map(withoutRecord) } }, random, ruleset),
      },
    },
  },
  {
    name: 'full time frees a player who missed the match, suspends and injures the players of its incidents, and sends the club events',
    folder,
    requirements: ['R-DIS-2', 'R-DIS-3', 'R-DIS-7'],
    property: carrying(({ rules, ruleset }) =>
      fc.property(incidentsArbitrary(), fc.boolean(), fc.nat(), (kinds, wasInjured, seed) => {
        const records = [{}, { bookings: { [competitionId]: { yellows: 0, isSuspended: true } } }];
        const home = clubWith(wasInjured ? [...records, { injuredUntil: match.date + 9 * DAY }] : records);
        const [one, missing, hurt] = home.players;
        const competition = buildCompetition({
          id: competitionId,
          status: 'started',
          entrants: [buildEntrant('c1'), buildEntrant('c2')],
          matches: { [match.id]: match },
        });
        const part = { position: 'CM' as const, minutes: 90, goals: 0, assists: 0, rating: 6 };
        const incidents = kinds.map((kind) => ({ kind, minute: 9 }));
        const playerScore = [{ id: one?.id ?? '', number: 1, name: '', value: 6 }];
        const played = [
          {
            matchId: match.id,
            home: { score: 1, playerScore },
            away: { score: 0 },
            appearances: [{ playerId: one?.id ?? '', ...part, incidents }],
          },
        ];
        const now = match.date;
        const clubs = [home, buildClub({ id: 'c2' })];
        const ended = rules.fullTime({ competition, clubs, played, now }, createRandom(seed), ruleset);
        const after = (player: Player | undefined): Player | undefined =>
          ended.clubs.flatMap(({ players }) => players).find(({ id }) => id === player?.id);
        const emitted = (type: string) =>
          ended.events.flatMap((event) => (event.type === type && 'playerId' in event ? event.playerId : []));
        const [first, second, third] = [one, missing, hurt].map(after);
        const isOff = kinds.some((kind) => kind === 'red' || kind === 'secondYellow');
        const isHurt = kinds.includes('injury');
        return (
          first !== undefined &&
          second !== undefined &&
          rules.isSuspended(first, competitionId) === isOff &&
          rules.isInjured(first, now) === isHurt &&
          !rules.isSuspended(second, competitionId) &&
          third?.injuredUntil === hurt?.injuredUntil &&
          same(emitted('player-suspended'), isOff ? [first.id] : []) &&
          same(emitted('player-injured'), isHurt ? [first.id] : [])
        );
      }),
    ),
    broken: {
      what: 'referees write nothing down',
      rules: {
        fullTime: ({ played, ...input }, random, ruleset) =>
          ours.fullTime({ ...input, played: played.map(withoutIncidents) }, random, ruleset),
      },
    },
  },
  {
    name: 'the end of a competition forgets its cards, and those of no other',
    folder,
    requirements: ['R-DIS-2'],
    property: carrying(({ rules, ruleset }) =>
      fc.property(fc.boolean(), fc.nat(2), (isSuspended, yellows) => {
        const { competition, clubs } = buildFullLeague(ruleset);
        const random = createRandom(1);
        const drawn = rules.drawLeague({ competition, clubs, now: BUILT_AT }, random, ruleset).competition;
        const played = rules.matchesByDate(drawn.matches).reduce((current, fixture) => {
          const finished = rules.finishMatch(fixture, { home: { score: 1 }, away: { score: 0 } });
          return rules.recordResult({ competition: current, match: finished, now: fixture.date }, ruleset).competition;
        }, drawn);
        const card = { yellows, isSuspended };
        const booked = clubs.map((club) => ({
          ...club,
          players: club.players.map((player) => ({ ...player, bookings: { [played.id]: card, other: card } })),
        }));
        const ended = rules.endCompetition({ competition: played, clubs: booked, now: BUILT_AT }, random, ruleset);
        const old = new Set(booked.flatMap(({ players }) => players.map(({ id }) => id)));
        const stayed = ended.clubs.flatMap(({ players }) => players.filter(({ id }) => old.has(id)));
        return stayed.length > 0 && stayed.every(({ bookings }) => same(bookings, { other: card }));
      }),
    ),
    broken: {
      what: 'cards outlive their edition',
      rules: {
        endCompetition: (input, random, ruleset) => {
          const ended = ours.endCompetition(input, random, ruleset);
          const card = { yellows: 0, isSuspended: true };
          const clubs = ended.clubs.map((club) => ({
            ...club,
            players: club.players.map((player) => ({ ...player, bookings: { [ended.competition.id]: card } })),
          }));
          return { ...ended, clubs };
        },
      },
    },
  },
];

function withoutRecord({ bookings: _1, injuredUntil: _2, ...player }: Player): Player {
  return player;
}

function withoutIncidents({ appearances, ...played }: ours.PlayedMatch): ours.PlayedMatch {
  return { ...played, appearances: appearances.map(({ incidents: _, ...appearance }) => appearance) };
}
