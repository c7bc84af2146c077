/** A new version of a world's rules: what differs, whom it would leave without a valid club, and from when on it holds. R-SRV-10, R-SRV-12 */
import { clubFaults } from '@mundo-manager/rules/clubs';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadClubs } from '../aggregates/clubs.ts';
import { notify, type Storage } from '../storage/storage.ts';
import { RULESET_CHANNEL, storeChange } from './stored-rulesets.ts';
import { nextMidnight } from './world-rulesets.ts';

/** A constant that two rule sets do not share. */
export interface ConstantChange {
  /** Keys from the rule set down to the constant, such as 'market.searchesPerDay'. */
  readonly path: string;
  /** As JSON; undefined if the rule set has no such row. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Clubs that are in memory at once. */
const AT_ONCE = 100;

/** Every constant that differs, in the order of the new rule set. */
export function constantChanges(from: unknown, to: unknown, path = ''): readonly ConstantChange[] {
  const isTable = (value: unknown) => typeof value === 'object' && value !== null;
  if (!isTable(from) || !isTable(to)) {
    const [before, after] = [JSON.stringify(from), JSON.stringify(to)];
    return before === after ? [] : [{ path, from: before, to: after }];
  }
  const [before, after] = [from, to] as Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  return [...keys].flatMap((key) => constantChanges(before?.[key], after?.[key], path === '' ? key : `${path}.${key}`));
}

/** Why each club of the world would be invalid under the rule set, a line a club; none if every club could go on. R-SRV-12 */
export async function clubsWithout({ db }: Pick<Storage, 'db'>, ruleset: Ruleset): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('clubs')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return lines;
    after = last.id;
    const clubs = await loadClubs(
      db,
      rows.map(({ id }) => id),
    );
    for (const { club } of clubs.values()) {
      const faults = clubFaults(club, ruleset);
      const reasons = faults.map(({ constant, found, limit }) => `has ${found} where ${constant} is ${limit}`);
      if (reasons.length > 0) lines.push(`${club.name} (${club.id}): ${reasons.join('; ')}`);
    }
  }
}

/** Lets the rule set be in force from the next midnight of the game on, for every process of the world; answers that moment. */
export async function applyRuleset(storage: Storage, ruleset: Ruleset, now: number): Promise<number> {
  const since = nextMidnight(now);
  await storage.transaction(async (tx) => {
    await storeChange(tx, ruleset, { since, followsAlpha: false });
    await notify(tx, RULESET_CHANNEL, String(since));
  });
  return since;
}
