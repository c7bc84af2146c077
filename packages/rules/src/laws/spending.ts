/** Laws of what a club can pay: one function checks every price, and the amount missing is the income needed. */
import fc from 'fast-check';
import * as ours from '../index.ts';
import { BUILT_AT, buildClub, buildCompetition, buildPlayer } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'finances';

const now = BUILT_AT;

/** A club with that cash and those credits. */
function clubOf({ totalMoney = 0, credits = 0 }) {
  const club = buildClub();
  return { ...club, finances: { ...club.finances, totalMoney, credits } };
}

/** A little less or more than a price, the price itself, or anything. */
const around = (price: number) =>
  fc.oneof(
    fc.integer({ min: -2, max: 2 }).map((difference) => price + difference),
    fc.integer({ min: -price - 5, max: 2 * price }),
  );

export const spendingLaws: readonly Law[] = [
  {
    name: 'what the cash covers can be built, to the last dollar, and what it does not is refused for the same reason',
    folder,
    requirements: ['R-FIN-3', 'R-FIN-5', 'R-FAC-3'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.constantFrom(...ours.FACILITY_NAMES).chain((facilityName) => {
          const { price = 0 } = rules.nextLevel(facilityName, 1, ruleset) ?? {};
          return fc.record({
            facilityName: fc.constant(facilityName),
            price: fc.constant(price),
            totalMoney: around(price),
          });
        }),
        ({ facilityName, price, totalMoney }) => {
          const club = clubOf({ totalMoney });
          const checked = rules.checkCash(club, price);
          const built = rules.upgradeFacility({ club, facilityName, now }, ruleset);
          if (!checked.ok || !built.ok) {
            return !checked.ok && !built.ok && same(checked.error, built.error);
          }
          return checked.value === price && built.value.club.finances.totalMoney === totalMoney - price;
        },
      ),
    broken: {
      what: 'equal is not enough',
      rules: { checkCash: (club, price) => ours.checkCash(club, price + 1) },
    },
  },
  {
    name: 'a club that can pay a price can pay a lower one, in cash that is not below zero and in credits',
    folder,
    requirements: ['R-FIN-3', 'R-FIN-5'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: -1_000, max: 1_000 }), fc.nat(1_000), fc.nat(1_000), (balance, price, discount) => {
        const club = clubOf({ totalMoney: balance, credits: Math.abs(balance) });
        const lower = Math.max(0, price - discount);
        const [cash, credits] = [rules.checkCash, rules.checkCredits].map((check) => ({
          lowers: !check(club, price).ok || check(club, lower).ok,
          equal: check(club, Math.abs(balance)).ok,
          above: check(club, Math.abs(balance) + 1).ok,
        }));
        return (
          [cash, credits].every((paid) => paid?.lowers && !paid.above) &&
          credits?.equal === true &&
          cash?.equal === balance >= 0 &&
          (balance >= 0 || !rules.checkCash(club, lower).ok)
        );
      }),
    broken: {
      what: 'a club in debt may still buy what costs nothing',
      rules: {
        checkCash: (club, price) => {
          const checked = ours.checkCash(club, price);
          return price === 0 || checked.ok ? { ok: true, value: price } : checked;
        },
      },
    },
  },
  {
    name: 'a league takes whose credits cover its entry, and names the same missing credits as every other price',
    folder,
    requirements: ['R-COM-9', 'R-FIN-3'],
    property: ({ rules, ruleset }) =>
      fc.property(around(ruleset.competitions.leagueEntryCredits), (credits) => {
        const club = clubOf({ credits });
        const price = ruleset.competitions.leagueEntryCredits;
        const checked = rules.checkCredits(club, price);
        const input = { club, competition: buildCompetition(), current: [], now };
        const joined = rules.joinCompetition(input, ruleset);
        if (!checked.ok || !joined.ok) {
          return !checked.ok && !joined.ok && same(checked.error, joined.error);
        }
        return checked.value === price && joined.value.club.finances.credits === credits - price;
      }),
    broken: {
      what: 'entries are on credit',
      rules: { checkCredits: (_club, price) => ({ ok: true, value: price }) },
    },
  },
  {
    name: 'the money that is missing for a player is just what has to come in before he can be bought, to the dollar',
    folder,
    requirements: ['R-FIN-4', 'R-MKT-9'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: -50_000, max: 500_000 }), fc.nat(400_000), (totalMoney, marketValue) => {
        const player = buildPlayer({ id: 'free', club: null, number: 99, forSale: true, marketValue });
        const { players } = buildClub();
        const missing = rules.missingMoney(totalMoney, players, marketValue, ruleset);
        const canBuy = (money: number) => {
          const buyer = clubOf({ totalMoney: money });
          return rules.buyPlayer({ buyer, seller: null, player, now }, ruleset).ok;
        };
        return missing >= 0 && canBuy(totalMoney + missing) && (missing === 0 || !canBuy(totalMoney + missing - 1));
      }),
    broken: {
      what: 'the wages that are held back are forgotten',
      rules: { missingMoney: (totalMoney, _players, price) => Math.max(0, price + 1 - totalMoney) },
    },
  },
];
