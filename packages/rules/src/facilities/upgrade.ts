/** Building the next level of a facility. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { checkCash } from '../finances/check-balance.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { FACILITY_NAMES, type FacilityName } from './constants.ts';
import type { Facilities } from './facilities.ts';
import { facilityLevel, nextLevel } from './levels.ts';

/** Input of building. */
export interface UpgradeFacility {
  readonly club: Club;
  readonly facilityName: string;
  readonly now: EpochMs;
}

/**
 * Builds the next level of a facility out of the cash balance, at once (R-FAC-2 to R-FAC-5).
 * Refusals: unknown-facility, highest-level, in-debt, insufficient-money.
 */
export function upgradeFacility({ club, facilityName, now }: UpgradeFacility, ruleset: Ruleset): Result<ClubOutcome> {
  assertNow(now, 'upgradeFacility');
  assertRuleset(ruleset, 'upgradeFacility');
  const facility = FACILITY_NAMES.find((name) => name === facilityName);
  if (facility === undefined) return refuse('facilities/unknown-facility', { facility: facilityName });

  const current = facilityLevel(club.facilities, facility);
  const next = nextLevel(facility, current, ruleset);
  if (next === null) return refuse('facilities/highest-level', { facility, level: current });

  const price = checkCash(club, next.price);
  if (!price.ok) return price;

  const type = facility === 'stadium' ? 'Stadium Upgrade' : 'Facility Upgrade';
  const built = { ...club, facilities: withLevel(club.facilities, facility, next.level) };
  return accept(
    recordOutcome(
      built,
      now,
      [
        {
          type: 'facility-upgraded',
          facility,
          level: next.level,
        },
      ],
      [{ currency: 'money', type, amount: -price.value, subject: facility }],
    ),
  );
}

function withLevel(facilities: Facilities, name: FacilityName, level: number): Facilities {
  return name === 'stadium'
    ? { ...facilities, stadium: { ...facilities.stadium, level } }
    : { ...facilities, [name]: level };
}
