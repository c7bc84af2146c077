/** The rule set of visitors, and of the time before the world's own is known. The one file of the web app that imports Alpha. */
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';

/** The rule set of a standard world. */
export const DEFAULT_RULESET: Ruleset = ALPHA;

/** Its hash: a world that names it needs no call for it. */
export const DEFAULT_RULESET_HASH = '06a1b76811e108eae48b7ae454096d920c9c542d48ab31606229d7b5d664d9ad';
