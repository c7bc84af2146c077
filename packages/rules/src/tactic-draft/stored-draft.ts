/** An unsaved draft as text, so that a reload or a lost connection takes nothing from the manager (R-DRA-28). */
import type { PlayerId } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { adoptTactic } from '../tactics/adopt-tactic.ts';
import { isFormationName } from '../tactics/formations.ts';
import { placeIds } from '../tactics/line-ups.ts';
import { type Place, type SetPiece, TACTIC_NAMES, type Tactic, type TacticName } from '../tactics/tactic.ts';
import { hasFields, isNumber, isText, oneOf, orNull, tacticWith } from '../tactics/tactic-shape-checks.ts';
import { wearerOf } from '../tactics/takers-after-squad-change.ts';
import type { SquadMember } from '../tactics/validate-tactic.ts';

/** Raised whenever a stored draft of before can't be read any more. */
export const STORED_DRAFT_VERSION = 3;

/** An unsaved draft, as it is kept across a reload. */
export interface StoredDraft {
  readonly slot: TacticName;
  readonly tactic: Tactic;
  /** What was saved in the slot when the draft was kept: by the time it is read another may be. R-DRA-33 */
  readonly saved: Tactic;
}

/** A tactic in the text: beside each taker's number, whose number it was, for another may wear it by the time it is read. */
interface StoredTactic extends Omit<Tactic, 'setPieces'> {
  readonly setPieces: readonly (SetPiece & { readonly playerId: PlayerId | null })[];
}

interface StoredText {
  readonly slot: TacticName;
  readonly tactic: StoredTactic;
  readonly saved: StoredTactic;
}

/** The draft as text for storage, under its club: it names players by their ids. */
export function writeStoredDraft({ slot, tactic, saved }: StoredDraft, players: readonly SquadMember[]): string {
  const written = (open: Tactic): StoredTactic => ({
    ...open,
    setPieces: open.setPieces.map((piece) => ({
      ...piece,
      playerId: piece.value === null ? null : wearerOf(players, piece.value),
    })),
  });
  return JSON.stringify({ version: STORED_DRAFT_VERSION, slot, tactic: written(tactic), saved: written(saved) });
}

/**
 * The draft in the text, with holes for players who left or are for sale, and without outdated takers. Null without
 * one, for another version or another shape. R-DRA-28, R-DRA-30, R-DRA-31
 */
export function draftFromStore(
  text: string | null,
  players: readonly SquadMember[],
  ruleset: Ruleset,
): StoredDraft | null {
  const stored = parsed(text);
  if (!isStoredDraft(stored)) return null;
  const { slot, tactic, saved } = stored;
  const canBeRead = ({ formation, places }: StoredTactic) => isFormationName(formation) && hasPlaces(places, ruleset);
  if (!canBeRead(tactic) || !canBeRead(saved)) return null;
  const read = (open: StoredTactic) => {
    const setPieces = open.setPieces.map(({ name, value, playerId }) => ({
      name,
      value: value !== null && wearerOf(players, value) === playerId ? value : null,
    }));
    return adoptTactic({ ...open, setPieces }, players, ruleset);
  };
  return { slot, tactic: read(tactic), saved: read(saved) };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether the places are those of the rule set, in order, with no player twice. */
function hasPlaces(places: readonly Place[], ruleset: Ruleset): boolean {
  const players = places.flatMap(({ playerId }) => playerId ?? []);
  const ids = placeIds(ruleset);
  return (
    new Set(players).size === players.length &&
    places.length === ids.length &&
    places.every(({ id }, index) => id === ids[index])
  );
}

const storedTactic = /* @__PURE__ */ tacticWith({ name: isText, value: orNull(isNumber), playerId: orNull(isText) });
const storedDraft = /* @__PURE__ */ hasFields({
  version: oneOf([STORED_DRAFT_VERSION]),
  slot: oneOf(TACTIC_NAMES),
  tactic: storedTactic,
  saved: storedTactic,
});

function isStoredDraft(value: unknown): value is StoredText {
  return storedDraft(value);
}
