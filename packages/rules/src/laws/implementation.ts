/** The functions that a law may call: the root of the package and the editing of tactics. */
import type * as rules from '../index.ts';
import type * as tacticDraft from '../tactic-draft/index.ts';

/** Every function that a law may call. */
export type Implementation = typeof rules & typeof tacticDraft;
