/** Laws of what debt changes for a club. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import * as ours from '../finances/index.ts';
import * as matchday from '../matchday/index.ts';
import { BUILT_AT, buildClub, buildSquad } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'finances';

export const debtLaws: readonly Law[] = [
  {
    name: 'the stages of debt follow each other with the paydays in debt, and none is skipped or taken back',
    folder,
    requirements: ['R-DEB-1'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(12), (paydays) => {
        const { warned, selling, administration } = ruleset.finances.debt.paydays;
        const begun = [warned, selling, administration].filter((from) => paydays >= from).length;
        const stage = rules.debtStage({ paydaysInDebt: paydays }, ruleset);
        return stage === rules.DEBT_STAGES[begun] && rules.debtStage({}, ruleset) === 'none';
      }),
    broken: { what: 'a club is warned at once', rules: { debtStage: () => 'warned' } },
  },
  {
    name: 'a payday in debt counts once, a day without one never, and nothing is left of it at a balance of zero; the line-up stays and so does a full squad',
    folder: 'matchday',
    requirements: ['R-DEB-1', 'R-DEB-3', 'R-DEB-4', 'R-DEB-5'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.nat(8),
        fc.integer({ min: -900_000, max: 900_000 }),
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 16, max: 28 }),
        (paydaysInDebt, totalMoney, days, size) => {
          const founded = buildClub({ players: buildSquad('c1', Math.max(size, ruleset.players.squad.minimum)) });
          const midnight = rules.startOfUtcDay(BUILT_AT) + (ruleset.finances.debt.graceDays + 20) * DAY;
          const finances = { ...founded.finances, totalMoney };
          const club = { ...founded, finances, paydaysInDebt };
          const wagesPaidAt = midnight - days * DAY;
          const turned = rules.dailyTurn({ club, since: midnight - DAY, now: midnight, wagesPaidAt }, ruleset);
          const isPayday = rules.isPayday(wagesPaidAt, midnight, ruleset);
          const isOwing = turned.club.finances.totalMoney < 0;
          const counted = isOwing ? paydaysInDebt + (isPayday ? 1 : 0) : undefined;
          const left = turned.club.players.filter(({ forSale }) => !forSale).length;
          const before = club.players.length;
          return (
            turned.club.paydaysInDebt === counted &&
            same(turned.club.tactics[club.defaultTactic], club.tactics[club.defaultTactic]) &&
            turned.club.players.length + turned.released.length === before &&
            left >= Math.min(before, ruleset.players.squad.minimum) &&
            (rules.debtStage(turned.club, ruleset) === 'administration' || turned.released.length === 0)
          );
        },
      ),
    broken: {
      what: 'debt is forgotten every night',
      rules: {
        dailyTurn: (input, ruleset) => {
          const turned = matchday.dailyTurn(input, ruleset);
          const { paydaysInDebt: _, ...club } = turned.club;
          return { ...turned, club };
        },
      },
    },
  },
  {
    name: 'a club in a reported debt gets the shortest contracts alone',
    folder: 'sponsorship',
    requirements: ['R-DEB-2'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(8), (paydaysInDebt) => {
        const club = { ...buildClub(), paydaysInDebt };
        const all = rules.offersTo({ club: buildClub(), now: BUILT_AT }, ruleset);
        const offers = rules.offersTo({ club, now: BUILT_AT }, ruleset);
        const shortest = Math.min(...all.map(({ duration }) => duration));
        const isReported = rules.debtStage(club, ruleset) !== 'none';
        return same(offers, isReported ? all.filter(({ duration }) => duration === shortest) : all);
      }),
    broken: {
      what: 'sponsors do not look at debt',
      rules: { debtStage: (club, ruleset) => (club.paydaysInDebt === 2 ? 'none' : ours.debtStage(club, ruleset)) },
    },
  },
  {
    name: 'who is for sale stays so while a balance below zero sells, and is taken back at any other time',
    folder: 'market',
    requirements: ['R-DEB-7', 'R-MKT-12'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: -2, max: 2 }), fc.nat(8), (totalMoney, paydaysInDebt) => {
        const built = buildClub();
        const players = built.players.map((player) => ({ ...player, forSale: player.number === 20 }));
        const club = { ...built, players, paydaysInDebt, finances: { ...built.finances, totalMoney } };
        const playerId = players.find(({ forSale }) => forSale)?.id ?? '';
        const isHeld = totalMoney < 0 && paydaysInDebt >= ruleset.finances.debt.paydays.selling;
        const back = rules.unlistPlayer({ club, playerId, now: BUILT_AT }, ruleset);
        return back.ok === !isHeld && rules.isSellingForDebt(club, ruleset) === isHeld;
      }),
    broken: {
      what: 'debt sells from the first warning on',
      rules: { isSellingForDebt: ({ paydaysInDebt = 0 }) => paydaysInDebt >= 2 },
    },
  },
];
