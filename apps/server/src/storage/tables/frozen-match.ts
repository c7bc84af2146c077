import type { MatchInput } from '@mundo-manager/engine';

/** What a match is played from, but for its seed. */
export interface FrozenMatch {
  readonly input: MatchInput;
  readonly rulesetHash: string;
  readonly engineVersion: number;
  readonly knockout?: boolean;
  /** Game milliseconds from kick-off to full time. */
  readonly length: number;
}
