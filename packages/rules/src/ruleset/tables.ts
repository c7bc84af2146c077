import { BOOSTER_ATTRIBUTES, BOOSTER_CATEGORIES } from '../boosters/tables.ts';
import { CATEGORIES } from '../clubs/club.ts';
import { SKILLS } from '../players/tables.ts';
import { TACTIC_NAMES } from '../tactics/tactic.ts';

/** What a game server sets for its world (R-SRV-1). */
export interface ServerRules {
  readonly trainingSpeed: number;
  readonly restSpeed: number;
  readonly matchesPerDay: number;
}

/** What the server Alpha sets (R-SRV-1). */
export const SERVER_RULES: ServerRules = { trainingSpeed: 5, restSpeed: 2, matchesPerDay: 2 };

/** Lists of the rule set whose rows have a meaning by their place: a variant keeps their length (R-SRV-4). */
export const FIXED_LENGTH_LISTS: readonly string[] = ['training.levelThresholds'];

/** The texts that a constant of the rule set may be, where not any will do; `*` is any row of a list (R-SRV-4). */
export const ALLOWED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'boosters.playerBoosters.*.category': BOOSTER_CATEGORIES,
  'boosters.playerBoosters.*.attribute': BOOSTER_ATTRIBUTES,
  'boosters.matchBoosters.*.category': BOOSTER_CATEGORIES,
  'boosters.matchBoosters.*.attribute': [...SKILLS, 'morale'],
  'clubCreation.category': CATEGORIES,
  'clubCreation.defaultTactic': TACTIC_NAMES,
};
