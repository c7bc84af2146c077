/** Laws of the special: which clubs are invited, and when it is drawn. */
import fc from 'fast-check';
import * as ours from '../competitions/index.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'competitions';

const titlesArbitrary = () =>
  fc.array(
    fc.record({ clubId: fc.integer({ min: 1, max: 14 }).map((n) => `c${n}`), date: fc.integer({ min: 0, max: 99 }) }),
    { maxLength: 40 },
  );

export const specialLaws: readonly Law[] = [
  {
    name: 'the special invites a full field of different champions, none of whom won last before a club that stays at home, or no club',
    folder,
    requirements: ['R-SPE-1'],
    property: ({ rules, ruleset }) =>
      fc.property(titlesArbitrary(), (titles) => {
        const places = ruleset.competitions.cups.clubs['MM Special'];
        const guests = rules.specialGuests(titles, ruleset);
        const last = (id: string) => Math.max(...titles.filter(({ clubId }) => clubId === id).map(({ date }) => date));
        const holders = [...new Set(titles.map(({ clubId }) => clubId))];
        if (holders.length < places) return guests.length === 0;
        const absent = holders.filter((id) => !guests.includes(id));
        return (
          guests.length === places &&
          new Set(guests).size === places &&
          guests.every((guest) => absent.every((other) => last(other) <= last(guest)))
        );
      }),
    broken: {
      what: 'the earliest titles are invited',
      rules: {
        specialGuests: (titles, ruleset) =>
          ours.specialGuests(
            titles.map((title) => ({ ...title, date: -title.date })),
            ruleset,
          ),
      },
    },
  },
  {
    name: 'a guest of the special enters no other cup, and the special is drawn once no guest is in one',
    folder,
    requirements: ['R-SPE-2', 'R-SPE-3'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom('MM Cup' as const, 'MM Tournament' as const), fc.nat(), (name, chosen) => {
        const count = ruleset.competitions.cups.clubs['MM Special'];
        const clubs = Array.from({ length: count }, (_, index) =>
          buildClub({ id: `c${index + 1}`, competitions: { current: [] } }),
        );
        const open = rules.openCompetition({
          id: 's',
          name: 'MM Special',
          number: 1,
          category: rules.specialCategory(ruleset),
        });
        const {
          competition: special,
          clubs: guests,
          events,
        } = rules.inviteToSpecial({ competition: open, clubs, now: BUILT_AT }, ruleset);
        const club = guests[chosen % count];
        if (club === undefined) return false;
        const cup = rules.openCompetition({ id: 'k', name, number: 1, category: club.category });
        const entry = rules.enterCup({ club, competition: cup, current: [special], now: BUILT_AT }, ruleset);
        const outsider = rules.enterCup(
          { club: buildClub({ id: 'outsider' }), competition: cup, current: [special], now: BUILT_AT },
          ruleset,
        );
        const current = buildCompetition({ id: 'k', name, status: 'open', entrants: [buildEntrant(club.id)] });
        return (
          !entry.ok &&
          outsider.ok &&
          events.length === count &&
          guests.every(({ competitions }) => competitions.current.includes('s')) &&
          rules.isSpecialFree(special, []) &&
          !rules.isSpecialFree(special, [current]) &&
          rules.isSpecialFree(special, [{ ...current, status: 'finished' }])
        );
      }),
    broken: { what: 'the special is drawn at once', rules: { isSpecialFree: () => true } },
  },
];
