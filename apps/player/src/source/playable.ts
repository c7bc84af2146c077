/** A match that can be played: what enters the engine, how both sides look, and what came out when it was played for good. */
import type { Replay, SideLook } from '@mundo-manager/contract/client';
import type { MatchInput } from '@mundo-manager/engine';
import type { Category } from '@mundo-manager/rules/clubs';

export interface PlayableMatch {
  readonly input: MatchInput;
  readonly seed: string | number;
  readonly knockout: boolean;
  readonly engineVersion: number;
  /** The home club's category: its ground shows it. */
  readonly ground: Category;
  readonly home: SideLook;
  readonly away: SideLook;
  /** The stored result; null for a match that nobody has played yet. */
  readonly stored: Pick<Replay, 'score' | 'digest'> | null;
}
