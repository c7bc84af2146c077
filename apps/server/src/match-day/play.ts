/** The match itself, from frozen sheets: only the row of its own work is locked while it takes its time. */
import { loadMatches } from '../aggregates/matches.ts';
import { nextWorks, type WorkHandler } from '../due-work/due-work.ts';
import { notify, type Queries } from '../storage/storage.ts';
import type { WorldContext } from '../world/context.ts';
import { MATCH_CHANNEL } from './channel.ts';
import type { PlayedMatch, PlayJob } from './play-match.ts';
import type { Simulator } from './simulator.ts';
import { storePlay } from './stored-play.ts';

/** Work 'play' of one match: the same sheets and seed give the same match, whoever plays it. R-WLD-8 */
export function play({ simulator }: WorldContext): WorkHandler {
  return async (work, { tx }) => {
    const stored = (await loadMatches(tx, [work.id])).get(work.id);
    if (stored?.phase !== 'playing') return;
    const job = work.payload as PlayJob;
    await storePlay(tx, stored.match, job, await simulator.play(job));
    await notify(tx, MATCH_CHANNEL, stored.match.competitionId);
  };
}

/** Matches that are begun together; their sheets are read at once. */
const MATCHES_AHEAD = 100;

async function jobsAhead(queries: Queries, now: number, most: number): Promise<PlayJob[]> {
  return (await nextWorks(queries, 'play', now, most)).map(({ payload }) => payload as PlayJob);
}

/** A simulator that can begin with matches before their work asks for them. */
export interface EagerSimulator extends Simulator {
  /** Begins with what is due next, where that is matches, and resolves when the first of them is there. */
  begin(queries: Queries, now: number): Promise<void>;
}

/**
 * On the embedded database a transaction keeps everybody else waiting. There matches are simulated outside of any, many that kick off
 * together at once, and the work only stores what is there already, while the next ones are being played.
 */
export function simulateAhead(simulator: Simulator): EagerSimulator {
  const begun = new Map<string, Promise<PlayedMatch>>();
  return {
    ...simulator,
    play(job) {
      const ready = begun.get(job.seed);
      begun.delete(job.seed);
      return ready ?? simulator.play(job);
    },
    async begin(queries, now) {
      const [next] = await jobsAhead(queries, now, 1);
      if (next === undefined) return;
      if (!begun.has(next.seed)) {
        for (const job of await jobsAhead(queries, now, MATCHES_AHEAD)) {
          if (begun.has(job.seed)) continue;
          const played = simulator.play(job);
          // Whoever asks for a match that went wrong hears of it; here it only has to be over.
          played.catch(() => {});
          begun.set(job.seed, played);
        }
      }
      await Promise.allSettled([begun.get(next.seed)]);
    },
  };
}
