/** The signed roots of a world, as they are public. R-PRF-3 */
import type { SignedRoot } from '@mundo-manager/engine/proof';
import type { Queries } from '../storage/storage.ts';

/** A root with the signature of its round; null as long as that has not arrived, and without a beacon. */
interface PublishedRoot {
  readonly root: SignedRoot;
  readonly beaconSignature: string | null;
}

/** The newest root; null if there is none. */
export async function newestRoot(queries: Queries): Promise<SignedRoot | null> {
  const row = await queries
    .selectFrom('proof_roots')
    .select('root')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.root ?? null;
}

/** Roots after that number, in their order. */
export async function rootsAfter(queries: Queries, number: number, most: number): Promise<readonly PublishedRoot[]> {
  const rows = await publishedRoots(queries)
    .where('proof_roots.number', '>', number)
    .orderBy('proof_roots.number')
    .limit(most)
    .execute();
  return rows.map(({ root, signature }) => ({ root, beaconSignature: signature }));
}

/** The root of that number; throws if there is none. */
export async function rootOf(queries: Queries, number: number): Promise<PublishedRoot> {
  const { root, signature } = await publishedRoots(queries)
    .where('proof_roots.number', '=', number)
    .executeTakeFirstOrThrow();
  return { root, beaconSignature: signature };
}

function publishedRoots(queries: Queries) {
  return queries
    .selectFrom('proof_roots')
    .leftJoin('beacon_rounds', (join) =>
      join
        .onRef('beacon_rounds.round', '=', 'proof_roots.round')
        .onRef('beacon_rounds.beacon', '=', 'proof_roots.beacon'),
    )
    .select(['proof_roots.root', 'beacon_rounds.signature']);
}
