/** The rule sets of the world as the database keeps them. R-SRV-9 */
import { rulesetHash } from '@mundo-manager/engine/verification';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

/** Notification channel: a rule set was applied. */
export const RULESET_CHANNEL = 'mm_ruleset';

/** From when on a rule set is in force outside competitions. */
export interface RulesetChange {
  /** Game time, epoch milliseconds. */
  readonly since: number;
  readonly hash: string;
  /** Whether it is Alpha because none was chosen: a newer Alpha of the code replaces it. */
  readonly followsAlpha: boolean;
}

/** All changes, the earliest first; none in a database without a world. */
export async function readChanges(queries: Queries): Promise<readonly RulesetChange[]> {
  const rows = await queries
    .selectFrom('ruleset_changes')
    .select(['since', 'hash', 'follows_alpha'])
    .orderBy('since')
    .execute();
  return rows.map(({ since, hash, follows_alpha }) => ({ since, hash, followsAlpha: follows_alpha }));
}

/** The rule set of that hash as it was stored; undefined if there is none. */
export async function readRuleset(queries: Queries, hash: string): Promise<Ruleset | undefined> {
  const row = await queries.selectFrom('rulesets').select('content').where('hash', '=', hash).executeTakeFirst();
  return row?.content;
}

/** Every rule set that the world has had, by its hash. */
export async function readRulesets(queries: Queries): Promise<ReadonlyMap<string | null, Ruleset>> {
  const rows = await queries.selectFrom('rulesets').select(['hash', 'content']).execute();
  return new Map(rows.map(({ hash, content }) => [hash, content]));
}

/** Stores the rule set and lets it be in force from that game time on. A later change that was planned before is dropped. */
export async function storeChange(
  tx: Queries,
  ruleset: Ruleset,
  change: Omit<RulesetChange, 'hash'>,
): Promise<RulesetChange> {
  const hash = rulesetHash(ruleset);
  const { since, followsAlpha } = change;
  await tx
    .insertInto('rulesets')
    .values({ hash, content: json(ruleset) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('ruleset_changes').where('since', '>=', since).execute();
  await tx.insertInto('ruleset_changes').values({ since, hash, follows_alpha: followsAlpha }).execute();
  return { since, hash, followsAlpha };
}
