import fc from 'fast-check';
import { buildClub } from '../testing/builders.ts';
import type { Law } from './law.ts';

export const financesLaws: readonly Law[] = [
  {
    name: 'posting entries changes each balance by exactly their sum',
    folder: 'finances',
    requirements: ['R-FIN-1'],
    property: ({ rules }) =>
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0)),
        (amounts) => {
          const club = buildClub();
          const entries = amounts.map(
            (amount) => ({ clubId: club.id, date: 0, currency: 'money', type: 'Prize', amount }) as const,
          );
          const after = rules.postEntries(club, entries);
          const sum = amounts.reduce((total, amount) => total + amount, 0);
          return after.finances.totalMoney - club.finances.totalMoney === sum;
        },
      ),
    broken: { what: 'entries are noted but not counted', rules: { postEntries: (club) => club } },
  },
];
