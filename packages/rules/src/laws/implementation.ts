/** The functions that a law may call: the root of the package, the editing of tactics and the making of variants. */
import type * as rules from '../index.ts';
import type * as tacticDraft from '../tactic-draft/index.ts';
import type * as variant from './variant.ts';

/** Every function that a law may call. */
export type Implementation = typeof rules & typeof tacticDraft & typeof variant;
