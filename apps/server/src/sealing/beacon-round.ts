/** A round of the beacon has arrived: the matches that waited for it begin, the draws are held. R-PRF-9, R-PRF-12 */
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { WorldContext } from '../world-work/context.ts';
import type { Payload } from '../world-work/payloads.ts';
import { beginMatches } from './begin-matches.ts';
import { beginDraws } from './sealed-draws.ts';

/** Work 'round': the matches and draws whose roots named this round begin. */
export function beginAfterRound(context: WorldContext): WorkHandler<Payload<'round'>> {
  return async (work, { tx, now }) => {
    const { beacon, round } = work.payload;

    const { signature } = await tx
      .selectFrom('beacon_rounds')
      .select('signature')
      .where('beacon', '=', beacon)
      .where('round', '=', round)
      .executeTakeFirstOrThrow();
    const roots = await tx
      .selectFrom('proof_roots')
      .select('number')
      .where('beacon', '=', beacon)
      .where('round', '=', round)
      .execute();
    if (roots.length === 0) return;

    const rootNumbers = roots.map(({ number }) => number);
    const beginning = { rootNumbers, beaconSignature: signature, now };
    await beginMatches(tx, context, beginning);
    await beginDraws(tx, context, beginning);
  };
}
