/** Every edit of a tactic that is being drawn up, as a pure reducer: drafts may be incomplete, saving is what asks for a whole line-up. */
import type { PlayerId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Occasion } from '../discipline/availability.ts';
import type { PlayerRecord } from '../discipline/player-record.ts';
import { availableEleven, namedPlayers } from '../discipline/replacements.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { adoptTactic } from './adopt-tactic.ts';
import type { Candidate } from './auto-pick.ts';
import { type InstructionChoice, setIndividualInstruction, setTaker, setTeamInstruction } from './edit-instructions.ts';
import { changeFormation, clearPlaces, emptyPlace, placePlayer, refillPlaces, swapPlaces } from './edit-places.ts';
import { removeSubstitution } from './edit-substitutions.ts';
import { isFormationName } from './formations.ts';
import type { Order } from './order.ts';
import { checkOrders, plainOrder } from './orders.ts';
import { rearrangeStarters } from './rearrange.ts';
import { addSubstitution } from './substitutions.ts';
import type { Substitution, Tactic } from './tactic.ts';
import {
  type Check,
  hasFields,
  isNumber,
  isText,
  listOf,
  order,
  orMissing,
  orNull,
  substitution,
  tactic,
} from './tactic-shape-checks.ts';
import type { SquadMember } from './validate-tactic.ts';

/** What edits look at in a player of the club. */
export type DraftPlayer = SquadMember & Candidate & PlayerRecord;

/** One change of a draft. */
export type TacticEdit =
  | { readonly type: 'place-player'; readonly place: string; readonly playerId: PlayerId }
  | { readonly type: 'remove-player'; readonly place: string }
  | { readonly type: 'swap-places'; readonly places: readonly [string, string] }
  | { readonly type: 'change-formation'; readonly formation: string }
  | ({ readonly type: 'set-team-instruction' } & InstructionChoice)
  | ({ readonly type: 'set-individual-instruction'; readonly position: string } & InstructionChoice)
  | { readonly type: 'set-taker'; readonly setPiece: string; readonly number: number | null }
  | { readonly type: 'add-substitution'; readonly substitution: Substitution }
  | { readonly type: 'remove-substitution'; readonly substitution: Pick<Substitution, 'playerIn' | 'playerOut'> }
  /** All conditional orders, in the sequence in which they are examined. */
  | { readonly type: 'set-orders'; readonly orders: readonly Order[] }
  /** Leaves out unavailable players, given an occasion. */
  | { readonly type: 'auto-pick'; readonly occasion?: Occasion }
  | { readonly type: 'rearrange' }
  /** Replaces unavailable players by the best available ones. */
  | ({ readonly type: 'replace-absent' } & Occasion)
  | { readonly type: 'copy'; readonly source: Tactic }
  | { readonly type: 'clear' };

/** What each edit must bring. Edits come from screens and wires, and a draft must outlive a wrong one. */
const EDIT_SHAPES: Readonly<Record<TacticEdit['type'], Check>> = /* @__PURE__ */ editShapes();

/**
 * The draft after one edit; the draft itself stays as it is. Refuses what the edit's own rule refuses, and with unknown-edit what is no edit.
 * R-DRA-2 to R-DRA-10, R-DRA-32, R-DRA-35, R-DRA-37, R-DRA-39
 */
export function editTactic(
  draft: Tactic,
  edit: TacticEdit,
  players: readonly DraftPlayer[],
  ruleset: Ruleset,
): Result<Tactic> {
  if (!isEdit(edit)) return refuse('tactics/unknown-edit', { type: typeOf(edit) });
  switch (edit.type) {
    case 'place-player':
      return placePlayer(draft, edit.place, edit.playerId, players, ruleset);
    case 'remove-player':
      return emptyPlace(draft, edit.place, ruleset);
    case 'swap-places':
      return swapPlaces(draft, edit.places, ruleset);
    case 'change-formation':
      return changeFormation(draft, edit.formation);
    case 'set-team-instruction':
      return setTeamInstruction(draft, edit);
    case 'set-individual-instruction':
      return setIndividualInstruction(draft, edit.position, edit);
    case 'set-taker':
      return setTaker(draft, edit.setPiece, edit.number, players, ruleset);
    case 'add-substitution':
      return addSubstitution(draft, edit.substitution, ruleset);
    case 'remove-substitution':
      return removeSubstitution(draft, edit.substitution);
    case 'set-orders':
      return setOrders(draft, edit.orders, ruleset);
    case 'auto-pick':
      return accept(refillPlaces(draft, candidatesOf(players, edit.occasion, ruleset), ruleset));
    case 'rearrange':
      return accept(rearrangeStarters(draft, players, ruleset));
    case 'replace-absent':
      return accept(availableEleven(draft, players, edit, ruleset));
    case 'copy':
      return copyTactic(edit.source, players, ruleset);
    case 'clear':
      return accept(clearPlaces(draft));
  }
}

/** The players available to auto-pick: all of them without an occasion. */
function candidatesOf(
  players: readonly DraftPlayer[],
  occasion: Occasion | undefined,
  ruleset: Ruleset,
): readonly DraftPlayer[] {
  return occasion === undefined ? players : namedPlayers(players, occasion, ruleset);
}

function setOrders(tactic: Tactic, orders: readonly Order[], ruleset: Ruleset): Result<Tactic> {
  const checked = checkOrders({ ...tactic, orders }, ruleset);
  return checked.ok ? accept({ ...tactic, orders: orders.map(plainOrder) }) : checked;
}

function copyTactic(source: Tactic, players: readonly DraftPlayer[], ruleset: Ruleset): Result<Tactic> {
  const { formation } = source;
  if (!isFormationName(formation)) return refuse('tactics/unknown-formation', { formation });
  return accept(adoptTactic(source, players, ruleset));
}

function isEdit(value: unknown): value is TacticEdit {
  const type = typeOf(value);
  return Object.hasOwn(EDIT_SHAPES, type) && EDIT_SHAPES[type as TacticEdit['type']](value);
}

function typeOf(value: unknown): string {
  const type: unknown = Reflect.get(Object(value), 'type');
  return typeof type === 'string' ? type : '';
}

function editShapes(): Record<TacticEdit['type'], Check> {
  const choice = { name: isText, value: orNull(isText) };
  const occasion = hasFields({ competitionId: orNull(isText), now: isNumber });
  return {
    'place-player': hasFields({ place: isText, playerId: isText }),
    'remove-player': hasFields({ place: isText }),
    'swap-places': hasFields({ places: (value) => listOf(isText)(value) && (value as string[]).length === 2 }),
    'change-formation': hasFields({ formation: isText }),
    'set-team-instruction': hasFields(choice),
    'set-individual-instruction': hasFields({ ...choice, position: isText }),
    'set-taker': hasFields({ setPiece: isText, number: orNull(isNumber) }),
    'add-substitution': hasFields({ substitution }),
    'remove-substitution': hasFields({ substitution: hasFields({ playerIn: isText, playerOut: isText }) }),
    'set-orders': hasFields({ orders: listOf(order) }),
    'auto-pick': hasFields({ occasion: orMissing(occasion) }),
    rearrange: hasFields({}),
    'replace-absent': occasion,
    copy: hasFields({ source: tactic }),
    clear: hasFields({}),
  };
}
