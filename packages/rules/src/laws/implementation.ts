/** The functions that a law may call: the public face of the package and the tactic draft machine. */
import type * as rules from '../index.ts';
import type * as tacticDraft from '../tactic-draft/index.ts';

/** Every function that a law may call. */
export type Implementation = typeof rules & typeof tacticDraft;
