/** Whether what came from outside has the shape of a club's tactics and players, so that every edit can read them (R-DRA-32). */

import { SKILLS } from '../players/attributes.ts';
import type { BoosterSlotStatus, PlayerAttributes } from '../players/player.ts';
import { POSITIONS } from '../positions/position.ts';
import type { DraftPlayer } from '../tactics/edit-tactic.ts';
import {
  type Check,
  flag,
  listOf,
  number,
  oneOf,
  orMissing,
  record,
  tableOf,
  tactic,
  text,
} from '../tactics/shapes.ts';
import { TACTIC_NAMES, type Tactics } from '../tactics/tactic.ts';

const EMPTY: readonly BoosterSlotStatus[] = ['locked', 'unlockable', 'unlocked'];
const OTHER_ATTRIBUTES = [
  'potential',
  'condition',
  'morale',
  'exp',
] as const satisfies readonly (keyof PlayerAttributes)[];

const tactics = /* @__PURE__ */ record(each(TACTIC_NAMES, tactic));
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
  const empty = record({ slotId: number, status: oneOf(EMPTY) });
  const occupied = record({ slotId: number, status: oneOf(['occupied']), boosterId: number });
  const fields: Readonly<Record<keyof DraftPlayer, Check>> = {
    id: text,
    number,
    forSale: flag,
    attributes: record(each([...SKILLS, ...OTHER_ATTRIBUTES], number)),
    attributeBoosters: listOf((slot) => empty(slot) || occupied(slot)),
    personalData: record({ position: oneOf(POSITIONS) }),
    bookings: orMissing(tableOf(record({ yellows: number, isSuspended: flag }))),
    injuredUntil: orMissing(number),
  };
  return record(fields);
}

function each(names: readonly string[], check: Check): Record<string, Check> {
  return Object.fromEntries(names.map((name) => [name, check]));
}
