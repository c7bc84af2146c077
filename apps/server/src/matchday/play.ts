/** The match itself, from frozen sheets: only the row of its own work is locked while it takes its time. */
import { loadMatches } from '../aggregates/matches.ts';
import { nextWorkIds, payloadsOf } from '../due-work/due-work.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { PlayJob, SimulatedMatch } from '../simulation/play-match.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { storePlay } from '../simulation/stored-play.ts';
import { notify, type Queries } from '../storage/storage.ts';
import type { WorldContext } from '../world-work/context.ts';
import { PAYLOADS, type Payload } from '../world-work/payloads.ts';
import { MATCH_CHANNEL } from './channel.ts';

/** Work 'play' of one match: the same sheets and seed give the same match, on any process. R-WLD-8 */
export function playFrozenMatch({ simulator, rulesets }: WorldContext): WorkHandler<Payload<'play'>> {
  return async (work, { tx, now }) => {
    const frozen = work.payload;
    const hash = frozen.rulesetHash ?? rulesets.hashAt(now);

    const stored = (await loadMatches(tx, [work.id])).get(work.id);
    if (stored?.phase !== 'playing') return;
    const job = await jobOf(frozen, hash, rulesets, tx);

    const simulated = await simulator.play(job);

    await storePlay(tx, stored.match, { ...job, hash }, simulated);

    await notify(tx, MATCH_CHANNEL, stored.match.competitionId);
  };
}

async function jobOf(
  { input, seed, engineVersion, knockout }: Payload<'play'>,
  hash: string,
  rulesets: WorldRulesets,
  queries: Queries,
): Promise<PlayJob> {
  const ruleset = await rulesets.find(hash, queries);
  if (ruleset === undefined) throw new Error(`the rule set ${hash} is not stored`);
  return { input, seed, ruleset, engineVersion, knockout };
}

/** Matches that are simulated ahead at once. */
const BATCH_SIZE = 20;

/** A simulator that can begin with matches before their work asks for them. */
export interface EagerSimulator extends Simulator {
  /** Begins with what is due next, where that is matches, and resolves when the first of them is there. */
  begin(queries: Queries, now: number): Promise<void>;
}

/**
 * A transaction on the embedded database blocks all others, so matches are simulated outside of any, several of one
 * kick-off at once. The work only stores finished results, while the next ones are being played.
 */
export function simulateAhead(simulator: Simulator, rulesets: WorldRulesets): EagerSimulator {
  /** By seed, as the work asks for them. */
  const begun = new Map<string, Promise<SimulatedMatch>>();
  /** Seeds by the id of the work. */
  const seeds = new Map<string, string>();

  const beginWith = (job: PlayJob): void => {
    const { seed } = job;
    if (begun.has(seed)) return;
    const played = simulator.play(job);
    // A failed simulation is the caller's to handle; here it only has to be over.
    played.catch(() => {});
    begun.set(seed, played);
  };
  const isBegun = (id: string): boolean => begun.has(seeds.get(id) ?? '');

  return {
    ...simulator,
    play(job) {
      const ready = begun.get(job.seed);
      begun.delete(job.seed);
      return ready ?? simulator.play(job);
    },
    async begin(queries, now) {
      const ids = await nextWorkIds(queries, 'play', now, BATCH_SIZE);
      const [first] = ids;
      if (first === undefined) return seeds.clear();
      const missing = ids.filter((id) => !isBegun(id));
      // Not one by one, and early enough that the threads never run out of matches.
      if (missing.includes(first) || missing.length > BATCH_SIZE / 2) {
        for (const [id, frozen] of await payloadsOf(queries, 'play', PAYLOADS.play, missing)) {
          seeds.set(id, frozen.seed);
          beginWith(await jobOf(frozen, frozen.rulesetHash ?? rulesets.hashAt(now), rulesets, queries));
        }
      }
      await Promise.allSettled([begun.get(seeds.get(first) ?? '')]);
    },
  };
}
