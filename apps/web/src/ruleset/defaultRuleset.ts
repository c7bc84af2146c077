/** The rule set of visitors, and of the time before the world's own is known. The one file of the web app that imports Alpha. */
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';

/** The rule set of a standard world. */
export const DEFAULT_RULESET: Ruleset = ALPHA;

/** Its hash: a world that names it needs no call for it. */
export const DEFAULT_RULESET_HASH = 'befc62986a01dfa77468a45fda066b48a4709f4052b01dd34a7295e2c592aa1b';
