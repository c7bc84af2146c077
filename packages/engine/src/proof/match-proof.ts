/** What a server reveals of a sealed match, and what an observer has kept of it. */
import type { MatchInput } from '../input/team-sheet.ts';
import type { SecretSource } from './match-seed.ts';
import type { SheetSeal } from './reduced-sheet.ts';
import type { SignedRoot } from './signed-root.ts';

/** Where something was sealed. */
export interface RootPlace {
  /** Hashes beside the way from the root to the leaf, from the root on. */
  readonly path: readonly string[];
  readonly root: SignedRoot;
  /** The root before; null if there was none. */
  readonly previous: SignedRoot | null;
  /** The beacon's signature of the round that the root names; null without a beacon. */
  readonly beaconSignature: string | null;
}

/** The part of a proof that is no part of the match itself. */
export interface MatchProof extends RootPlace {
  /** Version 1 is the proof without a root, which `verifyReplay` checks. */
  readonly version: 2;
  /** Moment of the game for which the match was drawn. */
  readonly date: number;
  readonly secrets: SecretSource;
  /** How the orders of both sheets are sealed. */
  readonly seals: { readonly home: SheetSeal; readonly away: SheetSeal };
}

/** All that a server reveals of a finished match. */
export interface SealedReplay {
  readonly matchId: string;
  readonly secret: string;
  /** As it was published when the match was drawn. */
  readonly commitment: string;
  /** Both sheets, with or without the orders that never acted. */
  readonly input: MatchInput;
  readonly knockout?: boolean;
  readonly engineVersion: number;
  readonly rulesetHash: string;
  /** Of the trajectory, as `simulate` gives it. */
  readonly digest: string;
  readonly proof: MatchProof;
}

/** A root as a witness saw it when it was published. */
export interface SeenRoot {
  readonly root: SignedRoot;
  /** Real time of its arrival, in milliseconds. */
  readonly seenAt: number;
}
