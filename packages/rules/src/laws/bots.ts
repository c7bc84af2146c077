import fc from 'fast-check';
import * as ours from '../bots/index.ts';
import { DAY, HOUR, MINUTE } from '../clock/constants.ts';
import { botClub } from '../club-creation/bot-club.ts';
import type { Club } from '../clubs/club.ts';
import { BUILT_AT, buildMatch } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'bots';

/** A day of a bot's club that has more or less money than it was founded with. */
const botDays = (subject: Subject, holds: (before: Club, day: ours.BotOutcome) => boolean) =>
  fc.property(
    fc.nat(),
    fc.integer({ min: -300_000, max: 3_000_000 }),
    fc.integer({ min: 60, max: 100 }),
    fc.nat(20 * 24),
    (seed, totalMoney, condition, hours) => {
      const { rules, ruleset } = subject;
      const random = rules.createRandom(seed);
      const { club } = rules.botClub({ id: 'b1', now: BUILT_AT }, random, ruleset);
      const before: Club = {
        ...club,
        finances: { ...club.finances, totalMoney },
        players: club.players.map((player) => ({ ...player, attributes: { ...player.attributes, condition } })),
      };
      return holds(before, rules.botDay({ club: before, matches: [], now: BUILT_AT + hours * HOUR }, random, ruleset));
    },
  );

export const botsLaws: readonly Law[] = [
  {
    name: 'a day of a bot leaves a squad within its limits and three tactics that could be saved',
    folder,
    requirements: ['R-BOT-4', 'R-BOT-10'],
    property: (subject) =>
      botDays(subject, (_before, { club }) => {
        const { rules, ruleset } = subject;
        const tactics = Object.values(club.tactics);
        return (
          rules.isWithinSquadLimits(club.players, ruleset) &&
          tactics.every((tactic) => rules.validateTactic(tactic, club.players, ruleset).ok)
        );
      }),
    broken: {
      what: 'the captain is put up for sale',
      rules: {
        botDay: (turn, random, ruleset) => {
          const day = ours.botDay(turn, random, ruleset);
          const starter = day.club.tactics.A.places[0]?.playerId;
          const players = day.club.players.map((player) => ({ ...player, forSale: player.id === starter }));
          return { ...day, club: { ...day.club, players } };
        },
      },
    },
  },
  {
    name: 'a bot spends only what it has, and what it pays and gets is what the ledger and the events say',
    folder,
    requirements: ['R-BOT-1', 'R-FIN-1', 'R-FIN-5'],
    property: (subject) =>
      botDays(subject, (before, { club, entries, events }) => {
        const { money, credits } = subject.rules.ledgerBalance(entries);
        return (
          club.finances.totalMoney === before.finances.totalMoney + money &&
          club.finances.credits === before.finances.credits + credits &&
          club.finances.totalMoney >= Math.min(0, before.finances.totalMoney) &&
          club.finances.credits >= 0 &&
          (entries.length === 0 || events.length > 0)
        );
      }),
    broken: {
      what: 'bots get pocket money',
      rules: {
        botDay: (turn, random, ruleset) => {
          const day = ours.botDay(turn, random, ruleset);
          const finances = { ...day.club.finances, totalMoney: day.club.finances.totalMoney + 1 };
          return { ...day, club: { ...day.club, finances } };
        },
      },
    },
  },
  {
    name: 'a bot neither trains nor changes its line-up while its match is live',
    folder,
    requirements: ['R-BOT-5'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(), fc.nat(), (seed, moment) => {
        const { minutesBefore, minutesAfter } = ruleset.matchWindow;
        const now = BUILT_AT + (moment % ((minutesBefore + minutesAfter) * MINUTE));
        const match = buildMatch({ home: { id: 'b1' }, date: BUILT_AT + minutesBefore * MINUTE - 1 });
        const random = rules.createRandom(seed);
        const { club } = rules.botClub({ id: 'b1', now: BUILT_AT }, random, ruleset);
        const { events } = rules.botBeforeMatch({ club, matches: [match], now }, random, ruleset);
        return events.length === 0;
      }),
    broken: {
      what: 'the bot does not look at the clock',
      rules: {
        botBeforeMatch: (turn, random, ruleset) => ours.botDay({ ...turn, matches: [] }, random, ruleset),
      },
    },
  },
  {
    name: 'the same seed gives the same bot, with a name that a manager could choose',
    folder,
    requirements: ['R-BOT-3'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(), (seed) => {
        const found = () => rules.botClub({ id: 'b1', now: BUILT_AT }, rules.createRandom(seed), ruleset).club;
        const club = found();
        const name = rules.validateClubName(club.name, ruleset);
        return name.ok && name.value === club.name && same(found(), club);
      }),
    broken: {
      what: 'bots are numbered',
      rules: {
        botClub: (input, random, ruleset) => {
          const founded = botClub(input, random, ruleset);
          return { ...founded, club: { ...founded.club, name: '#1' } };
        },
      },
    },
  },
  {
    name: 'a bot without a sponsor finds one, and keeps the one that it has',
    folder,
    requirements: ['R-BOT-6'],
    property: (subject) =>
      botDays(subject, (_before, { club }) => {
        const { rules, ruleset } = subject;
        const { sponsorship } = club.finances;
        const again = rules.botSponsor({ club, now: (sponsorship?.startDate ?? 0) + DAY }, ruleset);
        return sponsorship !== null && (sponsorship.duration <= 1 || again.entries.length === 0);
      }),
    broken: {
      what: 'bots sign every day',
      rules: {
        botSponsor: ({ club, now }, ruleset) => {
          const finances = { ...club.finances, sponsorship: null };
          return ours.botSponsor({ club: { ...club, finances }, now }, ruleset);
        },
      },
    },
  },
];
