import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import * as ours from '../sponsorship/index.ts';
import { sponsorshipInputArbitrary } from '../testing/arbitraries/sponsorship.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'sponsorship';

export const sponsorshipLaws: readonly Law[] = [
  {
    name: 'the weekly base value is the sum of its reasons, and never below its base',
    folder,
    requirements: ['R-SPO-1', 'R-SPO-12'],
    property: ({ rules, ruleset }) =>
      fc.property(sponsorshipInputArbitrary(), (input) => {
        const { total, base, awards, matches } = rules.sponsorshipBreakdown(input, ruleset);
        const sum = [base, ...awards, ...matches].reduce((dollars, part) => dollars + part.dollars, 0);
        return rules.weeklyBaseValue(input, ruleset) === total && Math.abs(total - sum) < 0.01 && total >= base.dollars;
      }),
    broken: {
      what: 'a dollar comes out of nowhere',
      rules: { weeklyBaseValue: (input, ruleset) => ours.weeklyBaseValue(input, ruleset) + 1 },
    },
  },
  {
    name: 'one more award never makes a club worth less to sponsors',
    folder,
    requirements: ['R-SPO-2'],
    property: ({ rules, ruleset }) =>
      fc.property(sponsorshipInputArbitrary(), (input) => {
        const fewer = { ...input, awards: input.awards.slice(1) };
        return rules.weeklyBaseValue(input, ruleset) >= rules.weeklyBaseValue(fewer, ruleset);
      }),
    broken: {
      what: 'success costs money',
      rules: {
        weeklyBaseValue: (input, ruleset) => {
          const { total, awards } = ours.sponsorshipBreakdown(input, ruleset);
          return awards.reduce((dollars, award) => dollars - 2 * award.dollars, total);
        },
      },
    },
  },
  {
    name: 'an award that counts raises the weekly base value by its bonus, and one without a bonus is no reason for it',
    folder,
    requirements: ['R-SPO-2'],
    property: ({ rules, ruleset }) =>
      fc.property(sponsorshipInputArbitrary(), (input) => {
        const [award] = input.awards;
        if (award === undefined) return true;
        const worth = (awards: typeof input.awards) =>
          rules.sponsorshipBreakdown({ ...input, awards, now: award.date }, ruleset);
        const { points, dollars } = rules.awardBonus(award, ruleset);
        const { total, awards } = worth([award]);
        return (
          same(awards, points > 0 ? [{ award, points, dollars }] : []) &&
          Math.abs(total - worth([]).total - dollars) < 0.01
        );
      }),
    broken: {
      what: 'every award is worth what a first place in Várzea is',
      rules: { awardBonus: (_, ruleset) => ours.awardBonus({ place: 1, category: 'Várzea' }, ruleset) },
    },
  },
  {
    name: 'an old award is forgotten: no award counts once its window has passed',
    folder,
    requirements: ['R-SPO-3'],
    property: ({ rules, ruleset }) =>
      fc.property(sponsorshipInputArbitrary(), (input) => {
        const later = { ...input, now: input.now + ruleset.sponsorship.awardWindow * DAY + 1 };
        return rules.sponsorshipBreakdown(later, ruleset).awards.length === 0;
      }),
    broken: {
      what: 'awards count for ever',
      rules: {
        sponsorshipBreakdown: (input, ruleset) => ours.sponsorshipBreakdown({ ...input, now: BUILT_AT }, ruleset),
      },
    },
  },
  {
    name: 'of two offers of one duration, the one without credits pays more',
    folder,
    requirements: ['R-SPO-5'],
    property: ({ rules, ruleset }) =>
      fc.property(sponsorshipInputArbitrary(), (input) => {
        const offers = rules.sponsorshipOffers(input, ruleset);
        return offers.every((offer) =>
          offers.every(
            (other) => other.duration !== offer.duration || other.credits >= offer.credits || other.money > offer.money,
          ),
        );
      }),
    broken: {
      what: 'credits come free of charge',
      ruleset: (ruleset) => ({
        ...ruleset,
        sponsorship: {
          ...ruleset.sponsorship,
          offers: ruleset.sponsorship.offers.map((offer) => ({ ...offer, factor: 1 })),
        },
      }),
    },
  },
  {
    name: 'every offer pays whole dollars',
    folder,
    requirements: ['R-SPO-6'],
    property: ({ rules, ruleset }) =>
      fc.property(sponsorshipInputArbitrary(), (input) =>
        rules.sponsorshipOffers(input, ruleset).every(({ money }) => Number.isSafeInteger(money)),
      ),
    broken: {
      what: 'money is not rounded',
      rules: {
        sponsorshipOffers: (input, ruleset) =>
          ours
            .sponsorshipOffers(input, ruleset)
            .map((offer) => ({ ...offer, money: offer.factor * offer.breakdown.total })),
      },
    },
  },
  {
    name: 'a club has one sponsor at a time: nothing can be signed before the contract ends, and something can from then on',
    folder,
    requirements: ['R-SPO-8', 'R-SPO-9'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom(...ruleset.sponsorship.offers), fc.nat(40 * DAY), (offer, elapsed) => {
        const first = rules.signSponsorship({ club: buildClub(), offerId: offer.id, now: BUILT_AT }, ruleset);
        if (!first.ok) return false;
        const now = BUILT_AT + elapsed;
        const { club } = first.value;
        const again = rules.signSponsorship({ club, offerId: offer.id, now }, ruleset);
        return (
          again.ok === elapsed >= offer.duration * DAY &&
          again.ok === rules.canSignSponsorship(club.finances.sponsorship, now)
        );
      }),
    broken: { what: 'contracts never bind', rules: { canSignSponsorship: () => true } },
  },
  {
    name: 'a contract is over at the very end of its days and not a moment before, and one that was never signed is not',
    folder,
    requirements: ['R-SPO-8', 'R-SPO-10'],
    property: ({ rules }) =>
      fc.property(fc.nat(60), fc.integer({ min: -3, max: 3 }), (duration, beyond) => {
        const now = BUILT_AT + duration * DAY + beyond;
        const isOver = rules.isSponsorshipExpired({ startDate: BUILT_AT, duration }, now);
        return isOver === beyond >= 0 && !rules.isSponsorshipExpired(null, now);
      }),
    broken: {
      what: 'a contract binds a moment longer',
      rules: {
        isSponsorshipExpired: (term, now) => term != null && now - term.startDate > term.duration * DAY,
      },
    },
  },
  {
    name: 'signing pays exactly what was offered',
    folder,
    requirements: ['R-SPO-7'],
    property: ({ rules, ruleset }) =>
      fc.property(
        sponsorshipInputArbitrary(),
        fc.constantFrom(...ruleset.sponsorship.offers),
        ({ category, awards, lastMatches, now }, { id }) => {
          const club = buildClub({ category, awards, lastMatches });
          const offer = rules.offersTo({ club, now }, ruleset).find((candidate) => candidate.id === id);
          const signed = rules.signSponsorship({ club, offerId: id, now }, ruleset);
          if (!signed.ok || !offer) return false;
          const { finances } = signed.value.club;
          return (
            finances.totalMoney - club.finances.totalMoney === offer.money &&
            finances.credits - club.finances.credits === offer.credits
          );
        },
      ),
    broken: {
      what: 'credits are a price',
      rules: {
        offersTo: (to, ruleset) => ours.offersTo(to, ruleset).map((offer) => ({ ...offer, credits: -offer.credits })),
      },
    },
  },
  {
    name: 'a club is offered what its own awards and matches are worth',
    folder,
    requirements: ['R-SPO-4', 'R-SPO-5'],
    property: ({ rules, ruleset }) =>
      fc.property(sponsorshipInputArbitrary(), ({ category, awards, lastMatches, clubId, now }) => {
        const club = buildClub({ id: clubId, category, awards, lastMatches });
        const offers = rules.offersTo({ club, now }, ruleset);
        return same(offers, rules.sponsorshipOffers({ category, awards, lastMatches, clubId, now }, ruleset));
      }),
    broken: {
      what: 'sponsors forget what the club has won',
      rules: { offersTo: ({ club, now }, ruleset) => ours.offersTo({ club: { ...club, awards: [] }, now }, ruleset) },
    },
  },
  {
    name: 'a club that signs sponsors with credits, collects rewards and finishes last still has the price of the next league',
    folder,
    requirements: ['R-ECO-4'],
    property: (subject) => {
      const offers = subject.ruleset.sponsorship.offers.filter(({ credits }) => credits > 0);
      return fc.property(fc.constantFrom(...offers), fc.nat(), ({ id }, seed) => alwaysEnters(id, seed, subject));
    },
    broken: {
      what: 'the last place wins no credits',
      ruleset: (ruleset) => ({
        ...ruleset,
        competitions: {
          ...ruleset.competitions,
          prizes: { ...ruleset.competitions.prizes, 'MM League': [] },
        },
      }),
    },
  },
];

const SEASONS = 12;

/** Whether a new club that always signs that offer can enter one league after the other, finishing last in each. */
function alwaysEnters(offerId: string, seed: number, { rules, ruleset }: Subject): boolean {
  const { openingMoney: totalMoney, openingCredits: credits, category } = ruleset.clubCreation;
  const { leagueClubs } = ruleset.competitions;
  const random = rules.createRandom(seed);
  const days = Math.ceil(rules.leagueRounds(leagueClubs) / ruleset.server.matchesPerDay);
  const last = rules.prizeFor({ competition: 'MM League', category, place: leagueClubs }, ruleset);
  let club = buildClub({ category, finances: { totalMoney, credits, reports: [], sponsorship: null } });
  for (let season = 0; season < SEASONS; season++) {
    const start = BUILT_AT + season * days * DAY;
    const competition = rules.openCompetition({ id: `l${season}`, name: 'MM League', number: season, category });
    const joined = rules.joinCompetition({ club, competition, current: [], now: start }, ruleset);
    if (!joined.ok) return false;
    // The league ends with the season, and leaves the club's current ones.
    club = { ...joined.value.club, competitions: { current: [] } };
    for (let now = start; now < start + days * DAY; now += DAY) {
      const reward = rules.collectDailyReward({ club, rewardType: 'item', now }, random, ruleset);
      if (reward.ok) ({ club } = reward.value);
      const signed = rules.signSponsorship({ club, offerId, now }, ruleset);
      if (signed.ok) ({ club } = signed.value);
    }
    if (last.credits > 0) {
      const prize = { clubId: club.id, date: start, currency: 'credits', type: 'Prize', amount: last.credits } as const;
      club = rules.postEntries(club, [prize]);
    }
  }
  return true;
}
