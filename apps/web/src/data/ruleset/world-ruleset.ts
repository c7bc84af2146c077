/** The rule set that the screens compute with, as the cache keeps it. */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { DEFAULT_RULESET, DEFAULT_RULESET_HASH } from '../../components/ruleset/default-ruleset.ts';

/** A rule set with its hash. */
export interface WorldRuleset {
  readonly hash: string;
  readonly ruleset: Ruleset;
}

const WORLD_RULESET: QueryKey = ['worldRuleset'];
const DEFAULT: WorldRuleset = { hash: DEFAULT_RULESET_HASH, ruleset: DEFAULT_RULESET };

/** The world's rule set; the default one before it is known. */
export function worldRuleset(queryClient: QueryClient): WorldRuleset {
  return queryClient.getQueryData<WorldRuleset>(WORLD_RULESET) ?? DEFAULT;
}

/** Makes it the world's, until the cache is cleared at the end of the session. */
export function keepWorldRuleset(queryClient: QueryClient, world: WorldRuleset): void {
  queryClient.setQueryDefaults(WORLD_RULESET, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData<WorldRuleset>(WORLD_RULESET, world);
}
