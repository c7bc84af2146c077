/** Inputs of finances: entries of a ledger, and what fills a stadium. */
import fc from 'fast-check';
import { CATEGORIES } from '../../clubs/category.ts';
import type { AttendanceInput, TablePlace } from '../../finances/attendance.ts';
import { CREDIT_ENTRY_TYPES, MONEY_ENTRY_TYPES } from '../../finances/constants.ts';
import type { LedgerEntry } from '../../finances/ledger-entry.ts';
import { clubMatchArbitrary } from './sponsorship.ts';

/** An entry of club c1 of any type. */
export function ledgerEntryArbitrary(): fc.Arbitrary<LedgerEntry> {
  const base = {
    clubId: fc.constant('c1'),
    date: fc.nat(1_000),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
  };
  return fc.oneof(
    fc.record({ ...base, currency: fc.constant('money' as const), type: fc.constantFrom(...MONEY_ENTRY_TYPES) }),
    fc.record({ ...base, currency: fc.constant('credits' as const), type: fc.constantFrom(...CREDIT_ENTRY_TYPES) }),
  );
}

function tablePlaceArbitrary(): fc.Arbitrary<TablePlace | null> {
  const place = fc
    .integer({ min: 1, max: 20 })
    .chain((clubs) => fc.record({ place: fc.integer({ min: 1, max: clubs }), clubs: fc.constant(clubs) }));
  return fc.option(place);
}

/** A home match of club c1 in a stadium of one of `levels` levels. */
export function attendanceInputArbitrary(levels: number): fc.Arbitrary<AttendanceInput> {
  return fc.record({
    category: fc.constantFrom(...CATEGORIES),
    stadiumLevel: fc.integer({ min: 1, max: levels }),
    clubId: fc.constant('c1'),
    lastMatches: fc.array(clubMatchArbitrary(), { maxLength: 8 }),
    place: tablePlaceArbitrary(),
    opponentPlace: tablePlaceArbitrary(),
    morale: fc.integer({ min: 0, max: 100 }),
    luck: fc.double({ min: 0, max: 1, noNaN: true }),
  });
}
