/** Another name for a club, given by the operator of a world. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { stadiumNameOf } from './stadium-name.ts';
import { validateClubName } from './validate-name.ts';

/** A club, its new name, and why. */
export interface RenameClubInput {
  readonly club: Club;
  readonly name: string;
  /** What the manager reads. */
  readonly reason: string;
  readonly now: EpochMs;
}

/**
 * The renamed club, with a message of the reason. A stadium named after the club follows. The server checks that the
 * name is free. Refusals: those of a new club's name. R-ADM-5
 */
export function renameClub({ club, name, reason, now }: RenameClubInput, ruleset: Ruleset): Result<ClubOutcome> {
  assertNow(now, 'renameClub');
  assertRuleset(ruleset, 'renameClub');
  const valid = validateClubName(name, ruleset);
  if (!valid.ok) return valid;
  const { stadium } = club.facilities;
  const isCalledAfterIt = stadium.name === stadiumNameOf(club.name);
  const facilities = isCalledAfterIt
    ? { ...club.facilities, stadium: { ...stadium, name: stadiumNameOf(valid.value) } }
    : club.facilities;
  const renamed = { ...club, name: valid.value, facilities };
  return accept(recordOutcome(renamed, now, [{ type: 'club-renamed', name: valid.value, reason }]));
}
