/** The rule set of visitors, and of the time before the world's own is known. The one file of the web app that imports Alpha. */
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';

/** The rule set of a standard world. */
export const DEFAULT_RULESET: Ruleset = ALPHA;

/** Its hash: a world that names it needs no call for it. */
export const DEFAULT_RULESET_HASH = '49c9e41ab1a8b37046b48a77727c22fb5825f52c5cabdcbf5f05c5000b514924';
