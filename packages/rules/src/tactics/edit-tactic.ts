/** Every edit of a tactic that is being drawn up, as a pure reducer: drafts may be incomplete, saving is what asks for a whole line-up. */
import type { PlayerId } from '../core/ids.ts';
import { accept, type Result } from '../core/result.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Candidate } from './auto-pick.ts';
import { type InstructionChoice, setIndividualInstruction, setTaker, setTeamInstruction } from './edit-instructions.ts';
import {
  changeFormation,
  clearPlaces,
  emptyPlace,
  placePlayer,
  refillPlaces,
  swapPlaces,
  withoutMissingPlayers,
} from './edit-places.ts';
import { addSubstitution, removeSubstitution } from './substitutions.ts';
import type { Substitution, Tactic } from './tactic.ts';
import type { SquadMember } from './validate-tactic.ts';

/** What edits look at in a player of the club. */
export type DraftPlayer = SquadMember & Candidate;

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
  | { readonly type: 'auto-pick' }
  | { readonly type: 'copy'; readonly source: Tactic }
  | { readonly type: 'clear' };

/** The draft after one edit; the draft itself stays as it is. Refuses what the edit's own rule refuses. R-DRA-2 to R-DRA-10 */
export function editTactic(
  draft: Tactic,
  edit: TacticEdit,
  players: readonly DraftPlayer[],
  ruleset: Ruleset = ALPHA,
): Result<Tactic> {
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
    case 'auto-pick':
      return accept(refillPlaces(draft, players, ruleset));
    case 'copy':
      return accept(withoutMissingPlayers(edit.source, players, ruleset));
    case 'clear':
      return accept(clearPlaces(draft));
  }
}
