/** The rule set of visitors, and of the time before the world's own is known. The one file of the web app that imports Alpha. */
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';

/** The rule set of a standard world. */
export const DEFAULT_RULESET: Ruleset = ALPHA;

/** Its hash: a world that names it needs no call for it. */
export const DEFAULT_RULESET_HASH = '505c261fd478af0b585e6386202d3e9ed40049088f1f7100bdc74f88c845076b';
