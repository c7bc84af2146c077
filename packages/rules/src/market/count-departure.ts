/** The counts behind the limits of a young club. */
import type { Club } from '../clubs/club.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type DeparturesLeft, departuresLeft } from './young-club.ts';

/** The club with one more player released or sold in its first days; an older club stays as it is. R-FAI-1 */
export function withDeparture(
  club: Club,
  departure: Exclude<keyof DeparturesLeft, 'until'>,
  now: EpochMs,
  ruleset: Ruleset,
): Club {
  if (departuresLeft(club, now, ruleset) === null) return club;
  const before = club.firstDepartures ?? { releases: 0, sales: 0 };
  return { ...club, firstDepartures: { ...before, [departure]: before[departure] + 1 } };
}
