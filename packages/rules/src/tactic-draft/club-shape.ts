/** Whether what came from outside has the shape of a club's tactics and players, so that every edit can read them (R-DRA-32). */

import { SKILLS } from '../players/attributes.ts';
import type { BoosterSlotStatus, PlayerAttributes } from '../players/player.ts';
import { POSITIONS } from '../positions/position.ts';
import type { DraftPlayer } from '../tactics/edit-tactic.ts';
import { TACTIC_NAMES, type Tactics } from '../tactics/tactic.ts';
import {
  type Check,
  hasFields,
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  orMissing,
  tableOf,
  tactic,
} from '../tactics/tactic-shape-checks.ts';

const EMPTY: readonly BoosterSlotStatus[] = ['locked', 'unlockable', 'unlocked'];
const OTHER_ATTRIBUTES = [
  'potential',
  'condition',
  'morale',
  'exp',
] as const satisfies readonly (keyof PlayerAttributes)[];

const tactics = /* @__PURE__ */ hasFields(each(TACTIC_NAMES, tactic));
const squad = /* @__PURE__ */ listOf(/* @__PURE__ */ draftPlayer());

/** Whether these are tactics for all three slots. */
export function isTactics(value: unknown): value is Tactics {
  return tactics(value);
}

/** Whether this is a list of players with all that edits look at. */
export function isSquad(value: unknown): value is readonly DraftPlayer[] {
  return squad(value);
}

function draftPlayer(): Check {
  const empty = hasFields({ slotId: isNumber, status: oneOf(EMPTY) });
  const occupied = hasFields({ slotId: isNumber, status: oneOf(['occupied']), boosterId: isNumber });
  const fields: Readonly<Record<keyof DraftPlayer, Check>> = {
    id: isText,
    number: isNumber,
    forSale: isFlag,
    attributes: hasFields(each([...SKILLS, ...OTHER_ATTRIBUTES], isNumber)),
    attributeBoosters: listOf((slot) => empty(slot) || occupied(slot)),
    personalData: hasFields({ position: oneOf(POSITIONS) }),
    bookings: orMissing(tableOf(hasFields({ yellows: isNumber, isSuspended: isFlag }))),
    injuredUntil: orMissing(isNumber),
  };
  return hasFields(fields);
}

function each(names: readonly string[], check: Check): Record<string, Check> {
  return Object.fromEntries(names.map((name) => [name, check]));
}
