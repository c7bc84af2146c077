/** Inputs of laws: clubs of bots with some time played, at the moment of their turn. */
import fc from 'fast-check';
import { DAY, HOUR } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { MoneyEntryType } from '../finances/constants.ts';
import type { LedgerEntry } from '../finances/ledger-entry.ts';
import { SKILLS } from '../players/attributes.ts';
import type { Player } from '../players/player.ts';
import { NATURAL_POSITIONS } from '../positions/position.ts';
import { BUILT_AT, buildPlayer } from '../testing/builders.ts';
import type { Subject } from './law.ts';

/** A bot's club that has lived for a while, and the moment of its turn. */
export interface BotTurnCase {
  readonly club: Club;
  readonly now: number;
  readonly matches: readonly [];
  readonly seed: number;
}

/** Clubs with more or less of everything than they were founded with, and with some players more. */
export function botTurnArbitrary({ rules, ruleset }: Subject): fc.Arbitrary<BotTurnCase> {
  const { slotUnlockCredits, fusionCredits } = ruleset.boosters;
  const dearest = ruleset.competitions.leagueEntryCredits + slotUnlockCredits + fusionCredits + 5;
  const newcomer = fc.record({
    position: fc.constantFrom(...NATURAL_POSITIONS),
    skill: fc.integer({ min: 55, max: 85 }),
    forSale: fc.constantFrom(false, false, false, true),
    salary: fc.integer({ min: 100, max: 9_000 }),
  });
  return fc
    .record({
      seed: fc.nat(),
      totalMoney: fc.integer({ min: -50_000, max: 3_000_000 }),
      credits: fc.nat(dearest),
      condition: fc.integer({ min: 80, max: 100 }),
      skillPoints: fc.nat(4),
      boosters: fc.array(fc.constantFrom(1, 1, 2, 11), { maxLength: 4 }),
      status: fc.constantFrom('locked', 'unlockable', 'unlocked'),
      newcomers: fc.array(newcomer, { maxLength: 6 }),
      hours: fc.nat(20 * 24),
    })
    .map(({ seed, totalMoney, credits, condition, skillPoints, boosters, status, newcomers, hours }) => {
      const { club } = rules.botClub({ id: 'b1', now: BUILT_AT }, rules.createRandom(seed), ruleset);
      const squad = club.players.map((player, index): Player => {
        const attributes = { ...player.attributes, condition: condition - (index % 5) };
        const attributeBoosters = player.attributeBoosters.map(({ slotId }) => ({ slotId, status }) as const);
        return { ...player, attributes, attributeBoosters };
      });
      const others = newcomers.map(({ skill, ...changes }, index) => {
        const attributes = Object.fromEntries(SKILLS.map((name) => [name, skill]));
        return buildPlayer({ ...changes, attributes, id: `new-${index}`, club: club.id, number: 60 + index });
      });
      return {
        seed,
        now: BUILT_AT + hours * HOUR,
        matches: [],
        club: {
          ...club,
          finances: { ...club.finances, totalMoney, credits },
          manager: { ...club.manager, skillPoints },
          players: [...squad, ...others],
          playerBoosters: [...club.playerBoosters, ...boosters],
        },
      };
    });
}

/** Money that a club earns week by week. */
export const REGULAR_EARNINGS: readonly MoneyEntryType[] = ['Tickets Sale', 'Prize', 'Sponsor Payment', 'Daily Reward'];
const TYPES: readonly MoneyEntryType[] = [...REGULAR_EARNINGS, 'Transfer Out', 'Player Contract Rescission'];

/** The club as it is some days after its founding, with movements of money since. */
export function withLife(club: Club, now: number, days: number, amounts: readonly number[]): Club {
  const createdAt = now - days * DAY;
  const base = { clubId: club.id, currency: 'money' } as const;
  const opening: LedgerEntry = { ...base, date: createdAt, type: 'Opening Balance', amount: 1_000_000 };
  const entries = amounts.map((amount, index): LedgerEntry => {
    const type = TYPES[index % TYPES.length] ?? 'Prize';
    const date = createdAt + Math.ceil(((index + 1) * days * DAY) / (amounts.length + 1));
    return { ...base, date, type, amount };
  });
  return { ...club, createdAt, finances: { ...club.finances, reports: [opening, ...entries] } };
}

/** A bot that may be old enough for a known income, and may have a search left. */
export function buyerArbitrary(subject: Subject) {
  const { searchesPerDay } = subject.ruleset.market;
  return fc
    .record({
      turn: botTurnArbitrary(subject),
      totalMoney: fc.option(fc.integer({ min: 400_000, max: 3_000_000 })),
      weeks: fc.constantFrom(0, 1, 1, 2, 2),
      amounts: fc.array(fc.integer({ min: 20_000, max: 600_000 }), { minLength: 4, maxLength: 8 }),
      used: fc.constantFrom(0, 0, searchesPerDay - 1, searchesPerDay),
    })
    .map(({ turn, totalMoney, weeks, amounts, used }) => {
      const { finances } = turn.club;
      const funded = { ...turn.club, finances: { ...finances, totalMoney: totalMoney ?? finances.totalMoney } };
      const club = withLife(funded, turn.now, weeks * 7, amounts);
      return { ...turn, club: { ...club, marketSearches: { value: used, lastUpdate: turn.now } } };
    });
}
