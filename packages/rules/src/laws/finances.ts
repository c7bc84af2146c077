import fc from 'fast-check';
import * as ours from '../finances/index.ts';
import { attendanceInputArbitrary, ledgerEntryArbitrary } from '../testing/arbitraries/finances.ts';
import { BUILT_AT, buildClub, buildMatch, buildPlayer } from '../testing/builders.ts';
import { scriptedRandom } from '../testing/scripted-random.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'finances';

const salaries = () => fc.array(fc.nat(100_000), { maxLength: 40 });
const squadOf = (wages: readonly number[]) => wages.map((salary, index) => buildPlayer({ number: index + 1, salary }));
const sumOf = (wages: readonly number[]) => wages.reduce((sum, salary) => sum + salary, 0);

export const financesLaws: readonly Law[] = [
  {
    name: 'posting entries changes each balance by exactly their sum',
    folder,
    requirements: ['R-FIN-1'],
    property: ({ rules }) =>
      fc.property(fc.array(ledgerEntryArbitrary()), (entries) => {
        const club = buildClub();
        const { finances } = rules.postEntries(club, entries);
        const sum = rules.ledgerBalance(entries);
        return (
          finances.totalMoney - club.finances.totalMoney === sum.money &&
          finances.credits - club.finances.credits === sum.credits
        );
      }),
    broken: { what: 'entries are noted but not counted', rules: { postEntries: (club) => club } },
  },
  {
    name: 'posting entries at once or one after the other comes to the same',
    folder,
    requirements: ['R-FIN-1', 'R-FIN-8'],
    property: ({ rules }) =>
      fc.property(fc.array(ledgerEntryArbitrary(), { maxLength: 70 }), (entries) => {
        const atOnce = rules.postEntries(buildClub(), entries);
        const oneByOne = entries.reduce((club, entry) => rules.postEntries(club, [entry]), buildClub());
        return same(atOnce, oneByOne);
      }),
    broken: {
      what: 'the first entry of a batch is lost from the report',
      rules: {
        postEntries: (club, entries) => {
          const posted = ours.postEntries(club, entries);
          return entries.length < 2
            ? posted
            : { ...posted, finances: { ...posted.finances, reports: posted.finances.reports.slice(1) } };
        },
      },
    },
  },
  {
    name: 'the statement holds every entry once, newest first',
    folder,
    requirements: ['R-FIN-7'],
    property: ({ rules }) =>
      fc.property(fc.array(ledgerEntryArbitrary()), (entries) => {
        const rows = rules.statement(entries);
        const sum = rules.ledgerBalance(rows);
        const all = rules.ledgerBalance(entries);
        return (
          rows.length === entries.length &&
          sum.money === all.money &&
          sum.credits === all.credits &&
          rows.every(({ date, sign, amount }, index) => {
            const older = rows[index + 1];
            return (sign === 'positive') === amount > 0 && (older === undefined || older.date <= date);
          })
        );
      }),
    broken: { what: 'the oldest comes first', rules: { statement: (entries) => ours.statement(entries).reverse() } },
  },
  {
    name: 'available money is never below zero and never above the cash of a club that has any',
    folder,
    requirements: ['R-FIN-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: -5_000_000, max: 50_000_000 }), salaries(), (cash, wages) => {
        const available = rules.availableMoney(cash, squadOf(wages), ruleset);
        return available >= 0 && available <= Math.max(0, cash);
      }),
    broken: {
      what: 'wages may be spent twice',
      rules: { availableMoney: (cash, players) => cash - 2 * ours.weeklySalaries(players) },
    },
  },
  {
    name: 'whatever is spent of available money, the wages that are held back stay in the till',
    folder,
    requirements: ['R-FIN-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(10_000_000), salaries(), (cash, wages) => {
        const available = rules.availableMoney(cash, squadOf(wages), ruleset);
        return available === 0 || cash - available >= ruleset.finances.reservedWages * sumOf(wages);
      }),
    broken: {
      what: 'one week of wages is held back',
      rules: { availableMoney: (cash, players) => Math.max(0, cash - ours.weeklySalaries(players)) },
    },
  },
  {
    name: 'of ten dollars beyond the wages that are held back some can be spent, and of twice as many more',
    folder,
    requirements: ['R-FIN-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: 10, max: 10_000_000 }), salaries(), (beyond, wages) => {
        const held = Math.ceil(ruleset.finances.reservedWages * sumOf(wages));
        const some = rules.availableMoney(held + beyond, squadOf(wages), ruleset);
        return some > 0 && rules.availableMoney(held + 2 * beyond, squadOf(wages), ruleset) > some;
      }),
    broken: { what: 'no club may spend anything', rules: { availableMoney: () => 0 } },
  },
  {
    name: 'a new contract never raises available money',
    folder,
    requirements: ['R-FIN-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(10_000_000), salaries(), fc.nat(100_000), (cash, wages, salary) => {
        const before = rules.availableMoney(cash, squadOf(wages), ruleset);
        return rules.availableMoney(cash, squadOf([...wages, salary]), ruleset) <= before;
      }),
    broken: {
      what: 'wages are added to the cash',
      rules: { availableMoney: (cash, players) => cash + ours.weeklySalaries(players) },
    },
  },
  {
    name: 'the wages of a week are the sum of what the players earn',
    folder,
    requirements: ['R-FIN-6'],
    property: ({ rules }) => fc.property(salaries(), (wages) => rules.weeklySalaries(squadOf(wages)) === sumOf(wages)),
    broken: { what: 'football is played for love', rules: { weeklySalaries: () => 0 } },
  },
  {
    name: 'paying wages takes exactly what the squad earns in a week, whatever is in the till',
    folder,
    requirements: ['R-FIN-5', 'R-FIN-6'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), salaries(), (totalMoney, wages) => {
        const club = buildClub({
          players: squadOf(wages),
          finances: { totalMoney, credits: 0, reports: [], sponsorship: null },
        });
        const paid = rules.paySalaries({ club, now: BUILT_AT });
        return paid.club.finances.totalMoney === totalMoney - sumOf(wages);
      }),
    broken: {
      what: 'a poor club pays nothing',
      rules: {
        paySalaries: ({ club, now }) =>
          club.finances.totalMoney < 0 ? { club, entries: [], events: [] } : ours.paySalaries({ club, now }),
      },
    },
  },
  {
    name: 'attendance is whole, fits the stadium, and is the sum of its reasons',
    folder,
    requirements: ['R-FIN-11', 'R-FIN-13'],
    property: ({ rules, ruleset }) =>
      fc.property(attendanceInputArbitrary(ruleset.facilities.stadium.length), (input) => {
        const { attendance, seats, reasons } = rules.attendance(input, ruleset);
        const sum = reasons.reduce((people, { spectators }) => people + spectators, 0);
        return Number.isInteger(attendance) && attendance >= 0 && attendance <= seats && sum === attendance;
      }),
    broken: {
      what: 'a stadium sells more tickets than it has places',
      rules: {
        attendance: (input, ruleset) => {
          const crowd = ours.attendance(input, ruleset);
          return { ...crowd, attendance: crowd.attendance + 1 };
        },
      },
    },
  },
  {
    name: 'a larger stadium never draws fewer people',
    folder,
    requirements: ['R-FIN-12'],
    property: ({ rules, ruleset }) =>
      fc.property(attendanceInputArbitrary(ruleset.facilities.stadium.length - 1), (input) => {
        const larger = rules.attendance({ ...input, stadiumLevel: input.stadiumLevel + 1 }, ruleset);
        return larger.attendance >= rules.attendance(input, ruleset).attendance;
      }),
    broken: {
      what: 'people like it small',
      ruleset: (ruleset) => ({
        ...ruleset,
        finances: {
          ...ruleset.finances,
          attendance: { ...ruleset.finances.attendance, stadiumShare: -0.3 },
        },
      }),
    },
  },
  {
    name: 'the ledger gets exactly the revenue that the match remembers',
    folder,
    requirements: ['R-FIN-10'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (luck) => {
        const sale = { club: buildClub(), match: buildMatch(), table: [], now: BUILT_AT };
        const { club, match, entries } = rules.sellTickets(sale, scriptedRandom([luck]), ruleset);
        const taken = club.finances.totalMoney - sale.club.finances.totalMoney;
        return (
          taken === match.ticketSales &&
          rules.ledgerBalance(entries).money === taken &&
          taken === Math.round(match.attendance * rules.ticketPrice(club, ruleset))
        );
      }),
    broken: { what: 'the price on the ticket is not the price paid', rules: { ticketPrice: () => 1 } },
  },
];
