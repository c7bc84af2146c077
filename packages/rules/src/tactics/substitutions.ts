/** Planned substitutions: a starter comes off and a player of the bench comes on, each once, so that eleven stay on the pitch (R-TAC-30 to R-TAC-34). */
import { assertRuleset } from '../core/assert.ts';
import type { PlayerId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { benchOf, startersOf } from './line-ups.ts';
import type { Substitution, Tactic } from './tactic.ts';

type Planned = Pick<Tactic, 'places' | 'substitutions'>;

/** Whether the plan can be played, followed minute by minute. Refusals: too-many-substitutions, unknown-minute, not-on-pitch, not-on-bench. */
export function checkSubstitutions(tactic: Planned, ruleset: Ruleset): Result<readonly Substitution[]> {
  assertRuleset(ruleset, 'checkSubstitutions');
  const { maximumSubstitutions: limit, substitutionMinutes } = ruleset.tactics;
  const { substitutions } = tactic;
  if (substitutions.length > limit) return refuse('tactics/too-many-substitutions', { limit });
  const starters = new Set(startersOf(tactic, ruleset));
  const bench = new Set(benchOf(tactic, ruleset));
  const plan = inMinuteOrder(substitutions);
  for (const { minutes, playerIn, playerOut } of plan) {
    if (!substitutionMinutes.includes(minutes)) return refuse('tactics/unknown-minute', { minute: minutes });
    if (!starters.delete(playerOut)) return refuse('tactics/not-on-pitch', { playerId: playerOut, minute: minutes });
    if (!bench.delete(playerIn)) return refuse('tactics/not-on-bench', { playerId: playerIn, minute: minutes });
  }
  return accept(plan);
}

/** The tactic with one more substitution, all in the order of their minutes. Refusals as in `checkSubstitutions`. */
export function addSubstitution<T extends Planned>(tactic: T, substitution: Substitution, ruleset: Ruleset): Result<T> {
  assertRuleset(ruleset, 'addSubstitution');
  const changed = { ...tactic, substitutions: inMinuteOrder([...tactic.substitutions, substitution]) };
  const checked = checkSubstitutions(changed, ruleset);
  return checked.ok ? accept(changed) : checked;
}

/** Who is on the pitch once the substitutions of that minute are made, each newcomer in the place of the player he replaced. R-TAC-33. */
export function pitchAt(tactic: Planned, minute: number, ruleset: Ruleset): readonly PlayerId[] {
  assertRuleset(ruleset, 'pitchAt');
  return inMinuteOrder(tactic.substitutions)
    .filter(({ minutes }) => minutes <= minute)
    .reduce(
      (pitch, { playerIn, playerOut }) => pitch.map((id) => (id === playerOut ? playerIn : id)),
      startersOf(tactic, ruleset),
    );
}

function inMinuteOrder(substitutions: readonly Substitution[]): readonly Substitution[] {
  return sortedBy(substitutions, ({ minutes }) => minutes);
}
