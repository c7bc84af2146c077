/** Matches begin when all that decides them is there: their root and, if the world has a beacon, its round. R-PRF-5 */
import { sealedSeed } from '@mundo-manager/engine/proof';
import { loadMatches, storeMatches } from '../aggregates/matches.ts';
import { MATCH_CHANNEL } from '../matchday/channel.ts';
import { digestsOf, secretsOf } from '../proofs/frozen-match.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { plan, type WorldContext } from '../world-work/context.ts';
import type { WorldWork } from '../world-work/payloads.ts';

interface Beginning {
  readonly rootNumbers: readonly number[];
  /** Null without a beacon. */
  readonly beaconSignature: string | null;
  /** Moment of the game at which they begin. */
  readonly now: number;
}

/** Plans the play and the full time of the matches of those roots. One that waited begins now, not at its date. R-PRF-9 */
export async function beginMatches(tx: Queries, context: WorldContext, beginning: Beginning): Promise<void> {
  const { rootNumbers, beaconSignature, now } = beginning;
  const rows = await tx
    .selectFrom('sealed_matches')
    .select(['match_id', 'kick_off', 'seals', 'frozen'])
    .where('root_number', 'in', rootNumbers)
    .where('frozen', 'is not', null)
    .orderBy('match_id')
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ match_id }) => match_id);
  const secrets = await secretsOf(tx, ids);
  const matches = [...(await loadMatches(tx, ids, 'lock')).values()].map(({ match }) => match);

  const ends = new Map<string, { readonly matchIds: string[]; dueAt: number }>();
  const plays = rows.flatMap(({ match_id: id, kick_off, seals, frozen }): WorldWork[] => {
    const secret = secrets.get(id)?.secret;
    if (secret === undefined || frozen === null) throw new Error(`match ${id} has no secret`);
    const { length, ...job } = frozen;
    const end = ends.get(kick_off) ?? { matchIds: [], dueAt: now };
    end.matchIds.push(id);
    end.dueAt = Math.max(end.dueAt, now + length);
    ends.set(kick_off, end);
    const seed = sealedSeed(secret, { matchId: id, ...digestsOf(job.input, seals) }, beaconSignature);
    return [{ kind: 'play', id, dueAt: now, payload: { ...job, seed } }];
  });
  const fullTimes = [...ends].map(
    ([id, { matchIds, dueAt }]): WorldWork => ({ kind: 'full-time', id, dueAt, payload: { matchIds } }),
  );

  await storeMatches(
    tx,
    matches.filter(({ date }) => date !== now).map((match) => ({ ...match, date: now })),
  );
  await tx.updateTable('sealed_matches').set({ frozen: null }).where('match_id', 'in', ids).execute();

  await plan(tx, context, [...plays, ...fullTimes]);
  await notify(tx, MATCH_CHANNEL, ...new Set(matches.map(({ competitionId }) => competitionId)));
}
