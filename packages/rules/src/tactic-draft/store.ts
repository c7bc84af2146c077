/** An unsaved draft as text, so that a reload or a lost connection takes nothing from the manager (R-DRA-28). */
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { withoutMissingPlayers } from '../tactics/edit-places.ts';
import { isFormationName } from '../tactics/formations.ts';
import { placeIds } from '../tactics/line-ups.ts';
import { type Place, SET_PIECES, TACTIC_NAMES, type Tactic, type TacticName } from '../tactics/tactic.ts';
import type { SquadMember } from '../tactics/validate-tactic.ts';

/** Raised whenever a stored draft of before can't be read any more. */
export const STORED_DRAFT_VERSION = 1;

/** An unsaved draft, as it is kept across a reload. */
export interface StoredDraft {
  readonly slot: TacticName;
  readonly tactic: Tactic;
}

/** The draft as text for whatever keeps it. Keep it by club: it names players by their ids. */
export function writeStoredDraft({ slot, tactic }: StoredDraft): string {
  return JSON.stringify({ version: STORED_DRAFT_VERSION, slot, tactic });
}

/**
 * The draft in the text, with holes where players are gone or for sale; null where there is none, it is of another version, or it does not have
 * the shape of a tactic.
 */
export function draftFromStore(
  text: string | null,
  players: readonly SquadMember[],
  ruleset: Ruleset = ALPHA,
): StoredDraft | null {
  const stored = parsed(text);
  if (!isStoredDraft(stored)) return null;
  const { slot, tactic } = stored;
  if (!hasPlaces(tactic.places, ruleset)) return null;
  return { slot, tactic: withoutMissingPlayers(tactic, players, ruleset) };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether the places are those of the rule set, in order, with nobody twice. */
function hasPlaces(places: readonly Place[], ruleset: Ruleset): boolean {
  const players = places.flatMap(({ playerId }) => playerId ?? []);
  const ids = placeIds(ruleset);
  return (
    new Set(players).size === players.length &&
    places.length === ids.length &&
    places.every(({ id }, index) => id === ids[index])
  );
}

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)));

const instructions = listOf(record({ name: text, value: text }));

const storedDraft = record({
  version: oneOf([STORED_DRAFT_VERSION]),
  slot: oneOf(TACTIC_NAMES),
  tactic: record({
    formation: (value) => typeof value === 'string' && isFormationName(value),
    places: listOf(record({ id: text, playerId: orNull(text) })),
    playersInstructions: listOf(record({ position: text, instructions })),
    teamInstructions: instructions,
    setPieces: listOf(record({ name: oneOf(SET_PIECES), value: orNull(number) })),
    substitutions: listOf(record({ minutes: number, playerIn: text, playerOut: text })),
  }),
});

function isStoredDraft(value: unknown): value is StoredDraft {
  return storedDraft(value);
}
