import type { Club } from '@mundo-manager/rules/clubs';
import { type LedgerEntry, type Movement, postEntries } from '@mundo-manager/rules/finances';

const HOUR = 3_600_000;

/** What came in and went out since the club was founded: hours before the present moment, and the movement. */
const MOVEMENTS: readonly (readonly [hours: number, movement: Movement])[] = [
  [600, { currency: 'money', type: 'Prize', amount: 260_000, subject: 'MM League' }],
  [240, { currency: 'money', type: 'Prize', amount: 350_000, subject: 'MM League' }],
  [167, { currency: 'money', type: 'Salary Payment', amount: -248_900 }],
  [120, { currency: 'money', type: 'Tickets Sale', amount: 9_660 }],
  [72, { currency: 'money', type: 'Tickets Sale', amount: 11_120 }],
  [40, { currency: 'money', type: 'Sponsor Payment', amount: 126_000 }],
  [26, { currency: 'money', type: 'Player Contract Rescission', amount: -18_700, subject: 'Careca do Brejo' }],
  [20, { currency: 'money', type: 'Transfer Out', amount: 118_500, subject: 'Nilson Trovão' }],
  [16, { currency: 'money', type: 'Daily Reward', amount: 10_000 }],
  [13, { currency: 'money', type: 'Tickets Sale', amount: 12_840, subject: 'Atlético Ypimaré' }],
  [10, { currency: 'money', type: 'Transfer In', amount: -302_000, subject: 'Tonho Maré' }],
  [40, { currency: 'credits', type: 'Sponsor Credits', amount: 2 }],
];

/** The club with a history of money that adds up. */
export function withLedger(club: Club, now: number): Club {
  const entries = MOVEMENTS.map(
    ([hours, movement]): LedgerEntry => ({ clubId: club.id, date: now - hours * HOUR, ...movement }),
  );
  return postEntries(club, entries);
}
