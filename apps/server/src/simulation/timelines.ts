/** The timelines of played matches: as they are stored or, if they were dropped, simulated once more. R-ARC-5 */
import type { MatchInput } from '@mundo-manager/engine';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Database } from '../storage/database.ts';
import type { Queries } from '../storage/storage.ts';
import type { Simulator } from './simulator.ts';
import type { Timeline } from './timeline.ts';

/** A simulated match and its timeline. */
export interface MatchCourse {
  readonly input: MatchInput;
  readonly timeline: Timeline;
}

/** Simulated timelines that a process keeps: an old match is opened several times in a row. */
const KEPT = 50;

type Play = Pick<
  Selectable<Database['match_plays']>,
  'match_id' | 'input' | 'timeline' | 'has_timeline' | 'seed' | 'engine_version' | 'ruleset_hash' | 'digest' | 'result'
>;

export class MatchTimelines {
  readonly #simulator: Pick<Simulator, 'play'>;
  readonly #rulesets: WorldRulesets;
  readonly #simulated = new Map<string, Promise<Timeline>>();

  constructor(simulator: Pick<Simulator, 'play'>, rulesets: WorldRulesets) {
    this.#simulator = simulator;
    this.#rulesets = rulesets;
  }

  /** The course of a played match; undefined before it is played. Whether it may be seen is for the caller. */
  async of(queries: Queries, matchId: string): Promise<MatchCourse | undefined> {
    const play = await queries
      .selectFrom('match_plays')
      .select([
        'match_id',
        'input',
        'timeline',
        'has_timeline',
        'seed',
        'engine_version',
        'ruleset_hash',
        'digest',
        'result',
      ])
      .where('match_id', '=', matchId)
      .executeTakeFirst();
    if (play === undefined) return undefined;
    const timeline = play.has_timeline ? (play.timeline as Timeline) : await this.#simulatedOf(queries, play);
    return { input: play.input as MatchInput, timeline };
  }

  #simulatedOf(queries: Queries, play: Play): Promise<Timeline> {
    const known = this.#simulated.get(play.match_id);
    if (known !== undefined) return known;
    const simulated = this.#simulate(queries, play);
    this.#simulated.set(play.match_id, simulated);
    simulated.catch(() => this.#simulated.delete(play.match_id));
    const [oldest] = this.#simulated.keys();
    if (this.#simulated.size > KEPT && oldest !== undefined) this.#simulated.delete(oldest);
    return simulated;
  }

  /** By the engine, the rule set and the seed of the match; another digest than the stored one is refused. */
  async #simulate(queries: Queries, play: Play): Promise<Timeline> {
    const { match_id: id, input, seed, engine_version, ruleset_hash, digest, result } = play;
    const ruleset = await this.#rulesets.find(ruleset_hash, queries);
    if (ruleset === undefined) throw new Error(`the rule set ${ruleset_hash} of match ${id} is not stored`);
    const played = await this.#simulator.play({
      input: input as MatchInput,
      seed,
      ruleset,
      engineVersion: Number(engine_version),
      knockout: result.isKnockOut,
    });
    if (played.digest !== digest) throw new Error(`match ${id} was simulated with another digest than the stored one`);
    return played.timeline;
  }
}

/** The dropped part: statistics, replays and reports read the rest: appearances, used orders, goals and counts. */
const DROPPED = ['moments', 'ticks', 'scores', 'events'];

/** Drops the timelines of up to so many finished matches that kicked off before that moment of the game, the oldest first; answers how many. */
export async function dropTimelines(tx: Queries, before: number, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update match_plays set timeline = timeline - array[${sql.join(DROPPED)}]::text[], has_timeline = false
    where match_id in (
      select match_id from match_plays join matches on matches.id = match_id
      where has_timeline and kicked_off_at < ${before} and phase = 'finished'
      order by kicked_off_at limit ${most}
    )`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
