/** Moments and stretches of time. */
import fc from 'fast-check';
import { DAY } from '../../clock/constants.ts';

/** Any millisecond from 1900 to 2100, midnights and leap days more often than chance would have it. */
export function momentArbitrary(): fc.Arbitrary<number> {
  const day = fc.oneof(fc.integer({ min: -25_567, max: 47_481 }), fc.constantFrom(...LEAP_DAYS));
  const time = fc.oneof(fc.integer({ min: 0, max: DAY - 1 }), fc.constantFrom(0, 1, DAY - 1));
  return fc.tuple(day, time).map(([days, ms]) => days * DAY + ms);
}

/** 28 and 29 February and 1 March of 1904, 1972, 2000 and 2024, in days since 1970. */
const LEAP_DAYS = [-24_049, 788, 11_015, 19_781].flatMap((day) => [day, day + 1, day + 2]);
