/** An unsaved draft as text, so that a reload or a lost connection takes nothing from the manager (R-DRA-28). */
import type { PlayerId } from '../core/ids.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { adoptTactic } from '../tactics/adopt-tactic.ts';
import { isFormationName } from '../tactics/formations.ts';
import { placeIds } from '../tactics/line-ups.ts';
import { number, oneOf, orNull, record, tacticWith, text } from '../tactics/shapes.ts';
import { type Place, type SetPiece, TACTIC_NAMES, type Tactic, type TacticName } from '../tactics/tactic.ts';
import { wearerOf } from '../tactics/takers.ts';
import type { SquadMember } from '../tactics/validate-tactic.ts';

/** Raised whenever a stored draft of before can't be read any more. */
export const STORED_DRAFT_VERSION = 2;

/** An unsaved draft, as it is kept across a reload. */
export interface StoredDraft {
  readonly slot: TacticName;
  readonly tactic: Tactic;
}

/** What the text holds: beside each taker's number, whose number it was, for another may wear it by the time it is read. */
interface StoredText {
  readonly slot: TacticName;
  readonly tactic: Omit<Tactic, 'setPieces'> & {
    readonly setPieces: readonly (SetPiece & { readonly playerId: PlayerId | null })[];
  };
}

/** The draft as text for whatever keeps it. Keep it by club: it names players by their ids. */
export function writeStoredDraft({ slot, tactic }: StoredDraft, players: readonly SquadMember[]): string {
  const setPieces = tactic.setPieces.map((piece) => ({
    ...piece,
    playerId: piece.value === null ? null : wearerOf(players, piece.value),
  }));
  return JSON.stringify({ version: STORED_DRAFT_VERSION, slot, tactic: { ...tactic, setPieces } });
}

/**
 * The draft in the text, with holes where players are gone or for sale, nobody for set pieces whose taker has left or wears another number, and
 * without what no edit could take back; null where there is none, it is of another version, or it does not have the shape of a tactic.
 * R-DRA-28, R-DRA-30, R-DRA-31
 */
export function draftFromStore(
  text: string | null,
  players: readonly SquadMember[],
  ruleset: Ruleset = ALPHA,
): StoredDraft | null {
  const stored = parsed(text);
  if (!isStoredDraft(stored)) return null;
  const { slot, tactic } = stored;
  if (!isFormationName(tactic.formation) || !hasPlaces(tactic.places, ruleset)) return null;
  const setPieces = tactic.setPieces.map(({ name, value, playerId }) => ({
    name,
    value: value !== null && wearerOf(players, value) === playerId ? value : null,
  }));
  return { slot, tactic: adoptTactic({ ...tactic, setPieces }, players, ruleset) };
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

const storedDraft = /* @__PURE__ */ record({
  version: oneOf([STORED_DRAFT_VERSION]),
  slot: oneOf(TACTIC_NAMES),
  tactic: tacticWith({ name: text, value: orNull(number), playerId: orNull(text) }),
});

function isStoredDraft(value: unknown): value is StoredText {
  return storedDraft(value);
}
