/** Which rule set the world is played by at a moment of the game. R-SRV-9, R-SRV-10 */
import { ENGINE_VERSION } from '@mundo-manager/engine';
import { rulesetHash } from '@mundo-manager/engine/verification';
import { DAY, startOfUtcDay } from '@mundo-manager/rules/clock';
import { ALPHA, type Ruleset, rulesetVariant } from '@mundo-manager/rules/ruleset';
import { StorageError } from '../storage/errors.ts';
import type { Queries, Storage } from '../storage/storage.ts';
import { RULESET_CHANNEL, type RulesetChange, readChanges, readRuleset, storeChange } from './stored-rulesets.ts';

/** What the matches of a competition are played by. */
export interface CompetitionRuleset {
  readonly ruleset: Ruleset;
  /** Of the rule set. */
  readonly hash: string;
  readonly engineVersion: number;
}

/** The rule sets of one world, for every process that serves it. */
export class WorldRulesets {
  readonly #storage: Storage;
  #changes: readonly RulesetChange[] = [];
  readonly #known = new Map<string, Ruleset>();
  #unlisten: (() => Promise<void>) | undefined;

  private constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * Opens the rule sets of the world. A new world uses the chosen one, else Alpha; a world that follows Alpha takes a
   * newer server's Alpha from the next midnight. Throws StorageError where another one was chosen. R-SRV-11
   */
  static async open(storage: Storage, now: number, chosen: Ruleset | null): Promise<WorldRulesets> {
    const rulesets = new WorldRulesets(storage);
    await storage.transaction((tx) => settle(tx, now, chosen));
    await rulesets.refresh();
    const refresh = () => void rulesets.refresh().catch(() => {});
    rulesets.#unlisten = await storage.listen(RULESET_CHANNEL, refresh, refresh);
    return rulesets;
  }

  /** Reads anew what is in force when. */
  async refresh(): Promise<void> {
    const changes = await readChanges(this.#storage.db);
    for (const { hash } of changes) await this.find(hash);
    this.#changes = changes;
  }

  /** In force at that game time for everything outside competitions that began under another one. */
  at(now: number): Ruleset {
    const ruleset = this.#known.get(this.hashAt(now));
    if (ruleset === undefined) throw new Error('the rule set in force was not read');
    return ruleset;
  }

  /** The hash of the rule set in force at that game time. */
  hashAt(now: number): string {
    const change = this.#changes.findLast(({ since }) => since <= now) ?? this.#changes[0];
    if (change === undefined) throw new Error('the world has no rule set');
    return change.hash;
  }

  /** The rule set of that hash; undefined if the world has never had it. */
  async find(hash: string, queries: Queries = this.#storage.db): Promise<Ruleset | undefined> {
    const known = this.#known.get(hash);
    if (known !== undefined) return known;
    const stored = await readRuleset(queries, hash);
    if (stored === undefined) return undefined;
    const ruleset = completed(stored);
    this.#known.set(hash, ruleset);
    return ruleset;
  }

  /** What a competition is played by: the rule set and the engine version that it was drawn under, those of now if it has none. */
  async ofCompetition(tx: Queries, competitionId: string, now: number): Promise<CompetitionRuleset> {
    const row = await tx
      .selectFrom('competitions')
      .select(['ruleset_hash', 'engine_version'])
      .where('id', '=', competitionId)
      .executeTakeFirst();
    const hash = row?.ruleset_hash ?? this.hashAt(now);
    const ruleset = await this.find(hash, tx);
    if (ruleset === undefined) throw new Error(`the rule set ${hash} of competition ${competitionId} is not stored`);
    return { ruleset, hash, engineVersion: row?.engine_version ?? ENGINE_VERSION };
  }

  async close(): Promise<void> {
    await this.#unlisten?.();
  }
}

/** The next UTC midnight of the game. */
export function nextMidnight(now: number): number {
  return startOfUtcDay(now) + DAY;
}

async function settle(tx: Queries, now: number, chosen: Ruleset | null): Promise<void> {
  const changes = await readChanges(tx);
  const last = changes.at(-1);
  if (last === undefined) {
    await storeChange(tx, chosen ?? ALPHA, { since: 0, followsAlpha: chosen === null });
    return;
  }
  if (chosen !== null && rulesetHash(chosen) !== last.hash) throw new StorageError(otherRuleset(chosen));
  if (chosen === null && last.followsAlpha && rulesetHash(ALPHA) !== last.hash) {
    await storeChange(tx, ALPHA, { since: nextMidnight(now), followsAlpha: true });
  }
}

function otherRuleset({ name }: Ruleset): string {
  return (
    `this world is played by another rule set than ${name}: leave the choice out to go on with its own, ` +
    'give it the new one with `npm run ruleset -- apply FILE`, or choose an empty data folder (MM_DATA)'
  );
}

/** A rule set that an older server stored, with the constants that this one has beside them. */
function completed(stored: Ruleset): Ruleset {
  const whole = rulesetVariant(stored, ALPHA);
  if (whole.ok) return whole.value;
  const { code, facts } = whole.error;
  throw new StorageError(`a stored rule set can't be played by this server: ${code} ${facts.path}`);
}
