/** Where everyone is in a match that is being played. They are not stored: a request simulates the match again. */

import { encodePositions, type Positions } from '@mundo-manager/contract';
import { FRAME_LENGTH, type MatchInput } from '@mundo-manager/engine';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import { TICKS_PER_FRAME } from '../simulation/play-match.ts';
import type { Simulator } from '../simulation/simulator.ts';
import type { Queries } from '../storage/storage.ts';

/** Matches whose positions a process keeps, half a megabyte each. With more followed at a time, one is simulated again every minute of the game. */
const KEPT = 200;

export class LivePositions {
  readonly #simulator: Pick<Simulator, 'record'>;
  readonly #rulesets: WorldRulesets;
  readonly #recorded = new Map<string, Promise<Int16Array | null>>();

  constructor(simulator: Pick<Simulator, 'record'>, rulesets: WorldRulesets) {
    this.#simulator = simulator;
    this.#rulesets = rulesets;
  }

  /** Half seconds `from` up to, and without, `to`; null before kick-off. */
  async between(queries: Queries, matchId: string, from: number, to: number): Promise<Positions | null> {
    if (to <= 0) return null;
    const frames = await this.#framesOf(queries, matchId);
    if (frames === null) return null;
    const last = Math.ceil(to / TICKS_PER_FRAME);
    const first = Math.min(last, Math.ceil(from / TICKS_PER_FRAME));
    const stretch = frames.subarray(first * FRAME_LENGTH, last * FRAME_LENGTH);
    const firstTick = first * TICKS_PER_FRAME;
    return { firstTick, ticksPerFrame: TICKS_PER_FRAME, frames: encodePositions(stretch) };
  }

  #framesOf(queries: Queries, matchId: string): Promise<Int16Array | null> {
    const known = this.#recorded.get(matchId);
    if (known !== undefined) return known;
    const recorded = this.#record(queries, matchId);
    this.#recorded.set(matchId, recorded);
    recorded.catch(() => this.#recorded.delete(matchId));
    const [oldest] = this.#recorded.keys();
    if (this.#recorded.size > KEPT && oldest !== undefined) this.#recorded.delete(oldest);
    return recorded;
  }

  async #record(queries: Queries, matchId: string): Promise<Int16Array | null> {
    const row = await queries
      .selectFrom('match_plays')
      .select(['input', 'seed', 'engine_version', 'ruleset_hash', 'result'])
      .where('match_id', '=', matchId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const ruleset = await this.#rulesets.find(row.ruleset_hash, queries);
    if (ruleset === undefined) return null;
    const engineVersion = Number(row.engine_version);
    const { seed, result } = row;
    const knockout = result.isKnockOut;
    return this.#simulator.record({ input: row.input as MatchInput, seed, ruleset, engineVersion, knockout });
  }
}
