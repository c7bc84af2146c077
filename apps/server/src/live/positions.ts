/** Where everyone is in a match that is being played. Nobody stores that: whoever asks gets the match simulated once more. */

import { encodePositions, type Positions } from '@mundo-manager/contract';
import { ENGINE_VERSION, FRAME_LENGTH, type MatchInput, TICKS_A_MINUTE } from '@mundo-manager/engine';
import { TICKS_PER_FRAME } from '../match-day/play-match.ts';
import type { Simulator } from '../match-day/simulator.ts';
import type { Queries } from '../storage/storage.ts';

const FRAMES_A_MINUTE = TICKS_A_MINUTE / TICKS_PER_FRAME;
/** Matches whose positions a process keeps, half a megabyte each. Whoever follows more at a time has one simulated anew every minute of the game. */
const KEPT = 200;

export class LivePositions {
  readonly #simulator: Pick<Simulator, 'record'>;
  readonly #recorded = new Map<string, Promise<Int16Array | null>>();

  constructor(simulator: Pick<Simulator, 'record'>) {
    this.#simulator = simulator;
  }

  /** The minutes from `first` up to, and without, `last`; null for a match that was played by another version of the engine. */
  async between(queries: Queries, matchId: string, first: number, last: number): Promise<Positions | null> {
    if (first < 0 || last <= first) return null;
    const frames = await this.#framesOf(queries, matchId);
    if (frames === null) return null;
    const from = first * FRAMES_A_MINUTE * FRAME_LENGTH;
    const stretch = frames.subarray(from, last * FRAMES_A_MINUTE * FRAME_LENGTH);
    const firstTick = first * TICKS_A_MINUTE;
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
      .select(['input', 'seed', 'engine_version'])
      .where('match_id', '=', matchId)
      .executeTakeFirst();
    if (row === undefined || row.engine_version !== String(ENGINE_VERSION)) return null;
    return this.#simulator.record({ input: row.input as MatchInput, seed: row.seed });
  }
}
