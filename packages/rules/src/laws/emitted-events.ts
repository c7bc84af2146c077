/** Laws that what happens to a club emits an event, for inbox and live stream. */
import fc from 'fast-check';
import { createRandom } from '../core/random.ts';
import * as ours from '../index.ts';
import { buildFullLeague } from '../testing/arbitraries/competitions.ts';
import { marketClubArbitrary } from '../testing/arbitraries/market.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { playArbitrary, playMoves } from './play-moves.ts';

const now = BUILT_AT;

const silent = <T extends ours.Outcome>(outcome: T): T => ({ ...outcome, events: [] });

export const emittedEventLaws: readonly Law[] = [
  {
    name: 'whatever a manager does leaves an event, but for a search; and so does all that moves money or credits',
    folder: 'clubs',
    requirements: ['R-INB-1'],
    property: (subject) =>
      fc.property(playArbitrary(subject), (input) =>
        playMoves(subject, input).every(({ kind, outcome }) => {
          if (outcome === null || outcome.events.length > 0) return true;
          const isCalendar = kind === 'salaries' || kind === 'tickets' || kind === 'experience';
          return kind === 'search' || (isCalendar && outcome.entries.length === 0);
        }),
      ),
    broken: {
      what: 'contracts are signed in silence',
      rules: {
        signSponsorship: (signing, ruleset) => {
          const signed = ours.signSponsorship(signing, ruleset);
          return signed.ok ? { ok: true, value: silent(signed.value) } : signed;
        },
      },
    },
  },
  {
    name: 'a club gets an event of its foundation, by manager or bot, and its ledger says what it opens with',
    folder: 'club-creation',
    requirements: ['R-CLU-13', 'R-CLU-15', 'R-BOT-1'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(), (seed) => {
        const byBot = rules.botClub({ id: 'c1', now }, createRandom(seed), ruleset);
        const { name, emblem, uniform } = byBot.club;
        const input = { id: 'c1', name, emblem, kitId: uniform.id, managerName: 'Ana', now };
        const byManager = rules.createClub(input, createRandom(seed), ruleset);
        const hasEmitted = ({ club, entries, events }: ours.ClubOutcome) => {
          const { money, credits } = rules.ledgerBalance(entries);
          return (
            events.some((event) => event.type === 'club-founded' && event.clubId === 'c1' && event.name === name) &&
            club.finances.totalMoney === money &&
            club.finances.credits === credits
          );
        };
        return byManager.ok && hasEmitted(byManager.value) && hasEmitted(byBot);
      }),
    broken: {
      what: 'bots found their clubs in secret',
      rules: { botClub: (input, random, ruleset) => silent(ours.botClub(input, random, ruleset)) },
    },
  },
  {
    name: 'every club of a league gets an event of the draw, of each of its matches and of the end',
    folder: 'competitions',
    requirements: ['R-COM-14', 'R-COM-15', 'R-COM-17'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.string(), (seed) => {
        const { competition: open, clubs } = buildFullLeague(ruleset);
        const drawn = rules.drawLeague({ competition: open, clubs, now }, createRandom(seed), ruleset);
        const emitted = [...drawn.events];
        let { competition } = drawn;
        for (const match of Object.values(competition.matches)) {
          const finished = ours.finishMatch(match, { home: { score: 0 }, away: { score: 0 } });
          const recorded = rules.recordResult({ competition, match: finished, now }, ruleset);
          emitted.push(...recorded.events);
          competition = recorded.competition;
        }
        emitted.push(...rules.finishLeague({ competition, clubs, now }, ruleset).events);
        const count = (id: string, type: ours.GameEventType) =>
          emitted.filter((event) => event.clubId === id && event.type === type).length;
        return clubs.every(
          ({ id }) =>
            count(id, 'competition-drawn') === 1 &&
            count(id, 'match-finished') === ours.leagueRounds(clubs.length) &&
            count(id, 'competition-finished') === 1,
        );
      }),
    broken: {
      what: 'only winners get an event of their matches',
      rules: {
        recordResult: (input, ruleset) => {
          const recorded = ours.recordResult(input, ruleset);
          const events = recorded.events.filter(
            (event) => event.type !== 'match-finished' || event.goalsFor > event.goalsAgainst,
          );
          return { ...recorded, events };
        },
      },
    },
  },
  {
    name: 'a manager gets an event for each level that he reaches',
    folder: 'manager',
    requirements: ['R-MAN-8'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom('win', 'draw', 'loss'), fc.nat(20_000), (result, exp) => {
        const built = buildClub();
        const club = { ...built, manager: { ...built.manager, exp } };
        const { club: after, events } = rules.gainMatchExperience({ club, result, now }, ruleset);
        const emitted = events.flatMap((event) => (event.type === 'manager-level-up' ? event.level : []));
        const reached = Array.from({ length: after.manager.level - 1 }, (_, index) => index + 2);
        return emitted.join() === reached.join();
      }),
    broken: {
      what: 'only the last level has an event',
      rules: {
        gainMatchExperience: (input, ruleset) => {
          const gained = ours.gainMatchExperience(input, ruleset);
          return { ...gained, events: gained.events.slice(-1) };
        },
      },
    },
  },
  {
    name: 'a club gets an event of each career that ends with its league, and of each that begins',
    folder: 'players',
    requirements: ['R-PLA-20', 'R-PLA-26'],
    property: ({ rules, ruleset }) =>
      fc.property(marketClubArbitrary('c1', ruleset), fc.nat(), (club, seed) => {
        const end = rules.endOfLeague({ club, now }, createRandom(seed), ruleset);
        const emitted = (type: ours.GameEventType) =>
          end.events.flatMap((event) => (event.type === type && 'playerId' in event ? event.playerId : [])).join();
        const ids = (players: readonly ours.Player[]) => players.map(({ id }) => id).join();
        return emitted('player-retired') === ids(end.retired) && emitted('player-promoted') === ids(end.promoted);
      }),
    broken: {
      what: 'veterans leave without a word',
      rules: { endOfLeague: (input, random, ruleset) => silent(ours.endOfLeague(input, random, ruleset)) },
    },
  },
];
