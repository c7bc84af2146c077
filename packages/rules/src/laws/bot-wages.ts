/** Laws of the wages that bots pay. */
import fc from 'fast-check';
import * as ours from '../bots/index.ts';
import { ordinaryTakings } from '../money-report/ordinary-takings.ts';
import { buyerArbitrary } from './bot-turn-inputs.ts';
import type { Law } from './law.ts';

const folder = 'bots';

export const botWageLaws: readonly Law[] = [
  {
    name: 'a bot pays as wages its share of what it earns, held between what its category ordinarily brings and one and a half times that, and a part of its surplus',
    folder,
    requirements: ['R-BOT-8', 'R-BOT-14', 'R-BOT-21'],
    property: (subject) =>
      fc.property(buyerArbitrary(subject), ({ club, now }) => {
        const { rules, ruleset } = subject;
        const { wageShare, surplusWeeks, aboveOrdinary } = rules.BOT_HABITS;
        const payable = rules.payableWages({ club, now }, ruleset);
        const earned = rules.weeklyIncome(club, now);
        if (earned === null || payable === null) return earned === payable;
        const ordinary = rules.ordinaryIncome({ club, now }, ruleset);
        const income = Math.min(Math.max(earned, ordinary), aboveOrdinary * ordinary);
        return Math.abs(payable - wageShare * income - rules.surplusMoney(club, now) / surplusWeeks) < 0.01;
      }),
    broken: {
      what: 'a promoted club pays the wages of the category that it has left',
      rules: {
        payableWages: ({ club, now }) => {
          const earned = ours.weeklyIncome(club, now);
          return earned === null ? null : ours.BOT_HABITS.wageShare * earned;
        },
      },
    },
  },
  {
    name: 'a club ordinarily earns a sponsor’s weekly value, and a week’s part of the home matches and the middle prize of a league',
    folder,
    requirements: ['R-BOT-21'],
    property: (subject) =>
      fc.property(buyerArbitrary(subject), ({ club, now }) => {
        const { rules, ruleset } = subject;
        const { leagueClubs, calendar } = ruleset.competitions;
        const { category, awards, lastMatches, id: clubId } = club;
        const rounds =
          calendar.filter(({ use }) => use === 'league').length / (1 + Math.max(...calendar.map(({ day }) => day)));
        const weeks = (2 * (leagueClubs - 1)) / rounds / 7;
        const place = Math.ceil(leagueClubs / 2);
        const prize = rules.prizeFor({ competition: 'MM League', category, place }, ruleset).money;
        const takings = ordinaryTakings(club, club.facilities.stadium.level, ruleset) * (leagueClubs - 1);
        const sponsor = rules.weeklyBaseValue({ category, awards, lastMatches, clubId, now }, ruleset);
        return Math.abs(rules.ordinaryIncome({ club, now }, ruleset) - sponsor - (prize + takings) / weeks) < 0.01;
      }),
    broken: {
      what: 'it plays all its matches at home',
      rules: {
        ordinaryIncome: ({ club, now }, ruleset) => {
          const tickets = ordinaryTakings(club, club.facilities.stadium.level, ruleset);
          return ours.ordinaryIncome({ club, now }, ruleset) + tickets;
        },
      },
    },
  },
];
