/** Laws of the adjustments that an operator makes, and of the clubs whose managers leave. */
import fc from 'fast-check';
import { recordOutcome } from '../clubs/action-outcome.ts';
import * as ours from '../index.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

export const adjustmentLaws: readonly Law[] = [
  {
    name: 'an operator takes no more than is there, and what he moves is one entry with its message',
    folder: 'finances',
    requirements: ['R-ADM-3'],
    property: ({ rules }) =>
      fc.property(
        fc.constantFrom('money', 'credits'),
        fc.nat(1_000),
        fc.integer({ min: -1_500, max: 1_500 }).filter((amount) => amount !== 0),
        (currency, balance, amount) => {
          const built = buildClub();
          const club = { ...built, finances: { ...built.finances, totalMoney: balance, credits: balance } };
          const adjusted = rules.adjustBalance({ club, currency, amount, reason: 'Engano', now: BUILT_AT });
          if (!adjusted.ok) return balance + amount < 0;
          const { club: changed, entries, events } = adjusted.value;
          const { finances } = changed;
          const after = currency === 'money' ? finances.totalMoney : finances.credits;
          return after === balance + amount && after >= 0 && entries.length === 1 && events.length === 1;
        },
      ),
    broken: {
      what: 'an operator takes what is not there',
      rules: {
        adjustBalance: ({ club, currency, amount, reason, now }) => {
          const movement = { currency, type: 'Operator Adjustment', amount } as const;
          const news = { type: 'balance-adjusted', currency, amount, reason } as const;
          return ours.accept(recordOutcome(club, now, [news], [movement]));
        },
      },
    },
  },
  {
    name: 'an operator gives a club the names that its manager could have chosen, and nothing else of it changes but the name of its stadium',
    folder: 'club-creation',
    requirements: ['R-ADM-5'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.string({ maxLength: 30 }), fc.boolean(), (name, isCalledAfterIt) => {
        const built = buildClub();
        const stadium = { name: isCalledAfterIt ? `Estádio ${built.name}` : 'Arena', level: 2 };
        const club = { ...built, facilities: { ...built.facilities, stadium } };
        const valid = rules.validateClubName(name, ruleset);
        const renamed = rules.renameClub({ club, name, reason: 'Engano', now: BUILT_AT }, ruleset);
        if (!valid.ok || !renamed.ok) return valid.ok === renamed.ok;
        const called = isCalledAfterIt ? `Estádio ${valid.value}` : 'Arena';
        const after = {
          ...club,
          name: valid.value,
          facilities: { ...club.facilities, stadium: { ...stadium, name: called } },
        };
        const { entries, events } = renamed.value;
        return same(renamed.value.club, after) && entries.length === 0 && events.length === 1;
      }),
    broken: {
      what: 'an operator may call a club as he likes',
      rules: {
        renameClub: ({ club, name, reason, now }) =>
          ours.accept(recordOutcome({ ...club, name }, now, [{ type: 'club-renamed', name, reason }])),
      },
    },
  },
  {
    name: 'a club that has never played leaves the open leagues alone, and no other club does',
    folder: 'competitions',
    requirements: ['R-IDN-17'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom('open', 'started', 'running'), fc.nat(20), (status, others) => {
        const rivals = Array.from({ length: others }, (_, index) => buildEntrant(`r${index}`));
        const entrants = [...rivals, buildEntrant('c1')];
        const competition = buildCompetition({ status, entrants });
        const left = rules.withdrawUnplayed(buildClub({ id: 'c1' }), [competition], ruleset);
        const isFree = status === 'open' && ours.vacancies(competition, ruleset) > 0;
        if (left === null) return !isFree;
        const ids = left.flatMap((one) => one.entrants.map(({ clubId }) => clubId));
        return isFree && ids.join() === rivals.map(({ clubId }) => clubId).join();
      }),
    broken: {
      what: 'a club stays in its league without a manager',
      rules: { withdrawUnplayed: (_club, current) => current },
    },
  },
];
