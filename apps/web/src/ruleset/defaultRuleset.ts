/** The rule set of visitors, and of the time before the world's own is known. The one file of the web app that imports Alpha. */
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';

/** The rule set of a standard world. */
export const DEFAULT_RULESET: Ruleset = ALPHA;

/** Its hash: a world that names it needs no call for it. */
export const DEFAULT_RULESET_HASH = '8597a6949aa22d9d340ece524aa87429d526e631a81bd389428f5cbae4600799';
