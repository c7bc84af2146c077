/** Edits of a draft's substitutions (R-TAC-34, R-TAC-35). */
import type { PlayerId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { benchOf, startersOf } from './line-ups.ts';
import type { Substitution, Tactic } from './tactic.ts';

type Planned = Pick<Tactic, 'places' | 'substitutions'>;

/** The tactic without the substitution of these two players. Refusal: unknown-substitution. */
export function removeSubstitution<T extends Planned>(
  tactic: T,
  { playerIn, playerOut }: Pick<Substitution, 'playerIn' | 'playerOut'>,
): Result<T> {
  const substitutions = tactic.substitutions.filter(
    (planned) => planned.playerIn !== playerIn || planned.playerOut !== playerOut,
  );
  if (substitutions.length === tactic.substitutions.length) return refuse('tactics/unknown-substitution');
  return accept({ ...tactic, substitutions });
}

/** Who may still come off and who may still come on; both empty when a side has no player left or the limit is reached. R-TAC-34. */
export function substitutionCandidates(
  tactic: Planned,
  ruleset: Ruleset,
): { readonly out: readonly PlayerId[]; readonly in: readonly PlayerId[] } {
  const { substitutions } = tactic;
  const out = startersOf(tactic, ruleset).filter((id) => substitutions.every(({ playerOut }) => playerOut !== id));
  const bench = benchOf(tactic, ruleset).filter((id) => substitutions.every(({ playerIn }) => playerIn !== id));
  const none = substitutions.length >= ruleset.tactics.maximumSubstitutions || out.length === 0 || bench.length === 0;
  return none ? { out: [], in: [] } : { out, in: bench };
}

/**
 * The planned substitutions that a change of the line-up invalidated, in order: the outgoing player no longer starts,
 * or the incoming one left the bench. Those removed by hand are not included. R-DRA-34
 */
export function lostSubstitutions(
  before: Pick<Tactic, 'substitutions'>,
  after: Planned,
  ruleset: Ruleset,
): Substitution[] {
  const { substitutions: planned } = before;
  const { substitutions: possible } = withPossibleSubstitutions({ ...after, substitutions: planned }, ruleset);
  return planned.filter((substitution) => !possible.includes(substitution));
}

/** The tactic without the substitutions that its places no longer allow: out is no starter, or in is not on the bench. R-TAC-35. */
export function withPossibleSubstitutions<T extends Planned>(tactic: T, ruleset: Ruleset): T {
  const starters = startersOf(tactic, ruleset);
  const bench = benchOf(tactic, ruleset);
  const substitutions = tactic.substitutions.filter(
    ({ playerIn, playerOut }) => starters.includes(playerOut) && bench.includes(playerIn),
  );
  return substitutions.length === tactic.substitutions.length ? tactic : { ...tactic, substitutions };
}
