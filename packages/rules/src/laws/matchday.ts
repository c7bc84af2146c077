/** Laws of the match day: kick-off, full time, the turn of a day and the end of a competition. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome, Outcome } from '../clubs/outcome.ts';
import { createRandom } from '../core/random.ts';
import * as ours from '../matchday/index.ts';
import { buildFullLeague } from '../testing/arbitraries/competitions.ts';
import { marketClubArbitrary } from '../testing/arbitraries/market.ts';
import { BUILT_AT, buildClub, buildMatch, buildPlayer } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'matchday';

/** A round of two matches of a league of four, with all first elevens on the pitch; one player of c1 is free by now. */
function playRound({ rules, ruleset }: Subject, seed: number) {
  const four = { ...ruleset, competitions: { ...ruleset.competitions, leagueClubs: 4 } };
  const league = buildFullLeague(four);
  const random = createRandom(seed);
  const drawn = rules.drawLeague({ competition: league.competition, clubs: league.clubs, now: BUILT_AT }, random, four);
  const matches = rules.matchesByDate(drawn.competition.matches).filter(({ round }) => round === 1);
  const sideOf = ({ id }: { readonly id: string }) => {
    const players = league.clubs.find((club) => club.id === id)?.players.slice(0, 11) ?? [];
    return {
      score: Math.floor(random.next() * 4),
      playerScore: players.map(({ id: playerId, number }) => ({ id: playerId, number, name: '', value: 7 })),
    };
  };
  const played = matches.map((match): ours.PlayedMatch => {
    const [home, away] = [sideOf(match.home), sideOf(match.away)];
    const appearances = [...home.playerScore, ...away.playerScore].map(({ id, number }) => ({
      playerId: id,
      position: number === 1 ? ('GK' as const) : ('CM' as const),
      minutes: 90,
      goals: 0,
      assists: 0,
      rating: 7,
    }));
    return { matchId: match.id, home, away, appearances };
  });
  const clubs = league.clubs.map((club) => ({ ...club, players: club.players.filter(({ id }) => id !== 'c1-p5') }));
  const freePlayers = [buildPlayer({ id: 'c1-p5', number: 5, club: null })];
  const input = { competition: drawn.competition, clubs, freePlayers, played, now: matches[0]?.date ?? BUILT_AT };
  return { input, ended: rules.fullTime(input, createRandom(seed + 1), four), ruleset: four };
}

/** Whether the entries account for what has changed in the balances of these clubs. */
function accounts(before: readonly Club[], after: readonly Club[], { entries }: Pick<Outcome, 'entries'>): boolean {
  return before.every((club) => {
    const now = after.find(({ id }) => id === club.id) ?? club;
    const moved = (currency: 'money' | 'credits') =>
      entries
        .filter((entry) => entry.clubId === club.id && entry.currency === currency)
        .reduce((sum, { amount }) => sum + amount, 0);
    return (
      now.finances.totalMoney === club.finances.totalMoney + moved('money') &&
      now.finances.credits === club.finances.credits + moved('credits')
    );
  });
}

const conditions = ({ players }: Pick<Club, 'players'>) => players.map(({ attributes }) => attributes.condition);

/** A club with tired players, a contract that is about to end, and wages to pay. */
const tiredClub = (subject: Subject) =>
  fc
    .tuple(marketClubArbitrary('c1', subject.ruleset), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 9 }))
    .map(
      ([club, condition, days]): Club => ({
        ...club,
        players: club.players.map((player) => ({ ...player, attributes: { ...player.attributes, condition } })),
        finances: {
          ...club.finances,
          sponsorship: {
            id: '1',
            startDate: BUILT_AT,
            endDate: BUILT_AT + days * DAY,
            duration: days,
            money: 1,
            credits: 1,
          },
        },
      }),
    );

export const matchdayLaws: readonly Law[] = [
  {
    name: 'a club goes into a match with eleven different players of its own, and keeps its tactic while that is valid',
    folder,
    requirements: ['R-WLD-8', 'R-TAC-27'],
    property: ({ rules, ruleset }) =>
      fc.property(marketClubArbitrary('c1', ruleset), fc.constantFrom('A', 'B', 'C'), (club, tacticName) => {
        const choice = { tacticName: tacticName as 'A', boosterId: 3 };
        const { tactic, players, boosterId } = rules.lineUpOf(club, choice, ruleset);
        const starters = rules.startersOf(tactic, ruleset);
        const named = tactic.places.flatMap(({ playerId }) => playerId ?? []);
        const chosen = club.tactics[tacticName as 'A'];
        return (
          boosterId === 3 &&
          new Set(starters).size === 11 &&
          named.every((id) => players.some((player) => player.id === id)) &&
          players.length === new Set(named).size &&
          players.every((player) => club.players.includes(player)) &&
          (!rules.validateTactic(chosen, club.players, ruleset).ok || same(chosen.places, tactic.places))
        );
      }),
    broken: {
      what: 'the bench stays at home',
      rules: {
        lineUpOf: (club, choice, ruleset) => {
          const lineUp = ours.lineUpOf(club, choice, ruleset);
          return { ...lineUp, players: lineUp.players.slice(0, 11) };
        },
      },
    },
  },
  {
    name: 'at kick-off both sides have the line-ups of their choices, and full time is as far away as the match is long',
    folder,
    requirements: ['R-WLD-8', 'R-WLD-10'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom('A', 'B', 'C'), fc.nat(1_000_000), (tacticName, late) => {
        const match = buildMatch({ home: { tacticName: tacticName as 'A', boosterId: 2 } });
        const [home, away] = [buildClub({ id: 'c1' }), buildClub({ id: 'c2' })];
        const begun = rules.kickOff({ match, home, away, now: match.date + late }, createRandom(1), ruleset);
        return (
          same(begun.home, rules.lineUpOf(home, match.home, ruleset)) &&
          same(begun.away, rules.lineUpOf(away, match.away, ruleset)) &&
          begun.venue === match.venue &&
          begun.endsAt - late - match.date === ruleset.matchWindow.minutesAfter * 60_000
        );
      }),
    broken: {
      what: 'the visitors play with what the hosts chose',
      rules: {
        kickOff: (input, random, ruleset) => {
          const begun = ours.kickOff(input, random, ruleset);
          return { ...begun, away: { ...begun.away, boosterId: begun.home.boosterId } };
        },
      },
    },
  },
  {
    name: 'full time enters every result, sends both clubs an event, pays the hosts by the ledger, and tires the players; once more changes nothing',
    folder,
    requirements: ['R-WLD-10', 'R-PLA-24', 'R-COM-15', 'R-COM-16'],
    property: (subject) =>
      fc.property(fc.nat(), (seed) => {
        const { input, ended, ruleset } = playRound(subject, seed);
        const again = subject.rules.fullTime({ ...input, competition: ended.competition }, createRandom(1), ruleset);
        const fixtures = input.played.map(({ matchId }) => ended.competition.matches[matchId]);
        const emitted = (clubId: string) =>
          ended.events.filter((event) => event.type === 'match-finished' && event.clubId === clubId).length;
        const [free] = ended.freePlayers;
        return (
          fixtures.every((match) => match?.status === 'finished') &&
          fixtures.every((match) =>
            ended.entries.some(({ clubId, amount }) => clubId === match?.home.id && amount === match?.ticketSales),
          ) &&
          input.clubs.every(({ id }) => emitted(id) === 1) &&
          same(ended.clubs.map(({ id }) => id).toSorted(), input.clubs.map(({ id }) => id).toSorted()) &&
          ended.clubs.every(({ lastMatches }) => lastMatches.length === 1) &&
          ended.clubs.every(({ players }) =>
            players.every(({ number, statistics }) => statistics.matches === (number <= 11 ? 1 : 0)),
          ) &&
          ended.freePlayers.length === 1 &&
          free?.statistics.matches === 1 &&
          accounts(input.clubs, ended.clubs, ended) &&
          again.clubs.length === 0 &&
          again.entries.length === 0 &&
          same(again.competition, ended.competition)
        );
      }),
    broken: {
      what: 'who has left the club is forgotten',
      rules: {
        fullTime: (input, random, ruleset) => ours.fullTime({ ...input, freePlayers: [] }, random, ruleset),
      },
    },
  },
  {
    name: 'a turn of several days rests players as one turn a day does; wages and the end of a contract come with it, and the ledger accounts for all',
    folder,
    requirements: ['R-WLD-11', 'R-PLA-27', 'R-FIN-15', 'R-SPO-13'],
    property: (subject) =>
      fc.property(tiredClub(subject), fc.integer({ min: 1, max: 9 }), (club, days) => {
        const { rules, ruleset } = subject;
        const midnight = rules.startOfUtcDay(BUILT_AT) + DAY;
        const now = midnight + days * DAY;
        const turned = rules.dailyTurn({ club, since: midnight, now }, ruleset);
        let daily: ClubOutcome = { club, entries: [], events: [] };
        for (let day = 1; day <= days; day++) {
          const date = midnight + day * DAY;
          daily = rules.dailyTurn({ club: daily.club, since: date - DAY, now: date, wagesPaidAt: date }, ruleset);
        }
        const elsewhere = Object.fromEntries(club.players.map(({ id }) => [id, now]));
        const moved = rules.dailyTurn({ club, since: midnight, now, livedUntil: elsewhere }, ruleset);
        const { sponsorship } = club.finances;
        const ends = rules.isSponsorshipExpired(sponsorship, now) && !rules.isSponsorshipExpired(sponsorship, midnight);
        const due = rules.isPayday(club.createdAt, now, ruleset);
        const wages = rules.weeklySalaries(club.players);
        const upkeep = Math.min(rules.weeklyUpkeep(club, ruleset), Math.max(0, club.finances.totalMoney));
        return (
          same(conditions(turned.club), conditions(daily.club)) &&
          same(conditions(moved.club), conditions(club)) &&
          turned.events.some(({ type }) => type === 'sponsorship-expired') === ends &&
          turned.events.some(({ type }) => type === 'salaries-paid') === (due && wages > 0) &&
          turned.club.finances.totalMoney === club.finances.totalMoney - (due ? upkeep + wages : 0) &&
          accounts([club], [turned.club], turned)
        );
      }),
    broken: {
      what: 'a night counts again for a player who has recovered at another club',
      rules: { dailyTurn: ({ livedUntil: _, ...input }, ruleset) => ours.dailyTurn(input, ruleset) },
    },
  },
  {
    name: 'a competition ends with its prizes in the ledger, squads of full size, and no player past his age',
    folder,
    requirements: ['R-WLD-14', 'R-COM-17', 'R-PLA-20', 'R-PLA-26'],
    property: (subject) =>
      fc.property(fc.nat(), marketClubArbitrary('c1', subject.ruleset), (seed, first) => {
        const { rules, ruleset } = subject;
        const { competition, clubs } = buildFullLeague(ruleset);
        const random = createRandom(seed);
        const drawn = rules.drawLeague({ competition, clubs, now: BUILT_AT }, random, ruleset).competition;
        const played = rules.matchesByDate(drawn.matches).reduce((current, match) => {
          const score = () => ({ score: Math.floor(random.next() * 4) });
          const finished = rules.finishMatch(match, { home: score(), away: score() });
          return rules.recordResult({ competition: current, match: finished, now: match.date }, ruleset).competition;
        }, drawn);
        const entered = clubs.map((club) =>
          club.id === 'c1' ? { ...first, competitions: { current: [drawn.id] } } : club,
        );
        const ended = rules.endCompetition({ competition: played, clubs: entered, now: BUILT_AT }, random, ruleset);
        const emitted = ended.events.filter(({ type }) => type === 'competition-finished').length;
        const gone = first.players.filter((player) => rules.retires(player, BUILT_AT, ruleset)).map(({ id }) => id);
        return (
          ended.competition.status === 'finished' &&
          emitted === entered.length &&
          ended.clubs.length === entered.length &&
          ended.clubs.every(({ competitions }) => competitions.current.length === 0) &&
          same(ended.retired.map(({ id }) => id).toSorted(), gone.toSorted()) &&
          ended.youths.every((youth) => ended.clubs.some(({ players }) => players.includes(youth))) &&
          ended.events.filter(({ type }) => type === 'player-retired').length === gone.length &&
          accounts(entered, ended.clubs, ended)
        );
      }),
    broken: {
      what: 'careers never end',
      rules: {
        endCompetition: (input, random, ruleset) =>
          ours.endCompetition(input, random, { ...ruleset, players: { ...ruleset.players, retirementAge: 99 } }),
      },
    },
  },
];
