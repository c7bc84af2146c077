/** Draws of fusions and daily items that the operator can't choose: each uses the next link of a chain whose head is published before. R-OPX-10 */
import type { RewardChain } from '@mundo-manager/contract';
import { chainSeed, earlierLink, type RevealedReward } from '@mundo-manager/engine/proof';
import { createRandom, type Random, type Result } from '@mundo-manager/rules/core';
import type { Reward } from '@mundo-manager/rules/daily-rewards';
import type { Selectable } from 'kysely';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';
import type { ProofTables } from '../storage/tables/proofs.ts';

/** Draws that a chain is good for; the next one begins with the last of them. */
const LENGTH = 1_000;
/** Draws of a club that are shown, the newest ones. */
const SHOWN = 100;

type Chain = Selectable<ProofTables['reward_chains']>;

/** Who draws, and with which Idempotency-Key: the manager's browser chose it after the head was published. */
export interface ChainedDraw {
  readonly tx: Queries;
  readonly clubId: string;
  readonly key: string;
  readonly now: number;
  /** What the seed of a new chain is made of. */
  readonly random: Random;
}

/** What is drawn, and by which rule set: readers of the proof draw it again. */
export interface DrawnThing extends Pick<RevealedReward, 'kind' | 'spent'> {
  readonly rulesetHash: string;
}

/** Runs a rule with randomness from the chain of the club, which is locked. A link is used up where the rule drew and granted. */
export async function drawFromChain<T extends { readonly reward: Reward }, E>(
  { tx, clubId, key, now, random }: ChainedDraw,
  { kind, spent, rulesetHash }: DrawnThing,
  rule: (random: Random) => Result<T, E>,
): Promise<Result<T, E>> {
  const chain = await currentChain(tx, clubId, random);
  const position = chain.used + 1;
  const link = earlierLink(chain.seed, chain.length - position);
  const chained = createRandom(chainSeed(link, key));
  let hasDrawn = false;
  const result = rule({
    next: () => {
      hasDrawn = true;
      return chained.next();
    },
  });
  if (!result.ok || !hasDrawn) return result;
  const drawn = { position, kind, link, key, drawn_at: now, ruleset_hash: rulesetHash };
  const { reward } = result.value;
  await tx
    .insertInto('reward_draws')
    .values({ ...drawn, club_id: clubId, chain: chain.number, spent: json(spent), reward: json(reward) })
    .execute();
  await tx
    .updateTable('reward_chains')
    .set({ used: position })
    .where('club_id', '=', clubId)
    .where('number', '=', chain.number)
    .execute();
  if (position === chain.length) await beginChain(tx, clubId, chain.number + 1, random);
  return result;
}

/** Publishes the head of a club's first chain: when it is founded, so before its first draw. Changes nothing later. R-PRF-14 */
export async function publishChain(tx: Queries, clubId: string, random: Random): Promise<void> {
  await currentChain(tx, clubId, random);
}

/** The club's chain as its manager may see it, begun if there is none; its newest draws come first. */
export async function rewardChainOf(tx: Queries, clubId: string, random: Random): Promise<RewardChain> {
  const { number, head, length, used } = await currentChain(tx, clubId, random);
  const draws = await tx
    .selectFrom('reward_draws')
    .select(['chain', 'position', 'kind', 'link', 'key', 'drawn_at as date', 'spent', 'reward'])
    .select('ruleset_hash as rulesetHash')
    .where('club_id', '=', clubId)
    .orderBy('chain', 'desc')
    .orderBy('position', 'desc')
    .limit(SHOWN)
    .execute();
  const chains = await tx
    .selectFrom('reward_chains')
    .select(['number', 'head', 'length'])
    .where('club_id', '=', clubId)
    .where('number', '>=', draws.at(-1)?.chain ?? number)
    .orderBy('number')
    .execute();
  return { clubId, number, head, length, used, chains, draws };
}

async function currentChain(tx: Queries, clubId: string, random: Random): Promise<Chain> {
  const newest = () =>
    tx
      .selectFrom('reward_chains')
      .selectAll()
      .where('club_id', '=', clubId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
  const chain = await newest();
  if (chain !== undefined) return chain;
  await beginChain(tx, clubId, 1, random);
  const begun = await newest();
  if (begun === undefined) throw new Error(`no chain of rewards of club ${clubId}`);
  return begun;
}

async function beginChain(tx: Queries, clubId: string, number: number, random: Random): Promise<void> {
  const words = Uint32Array.from({ length: 8 }, () => Math.floor(random.next() * 2 ** 32));
  const seed = Buffer.from(words.buffer).toString('hex');
  const chain = { club_id: clubId, number, seed, head: earlierLink(seed, LENGTH), length: LENGTH };
  // Two calls may begin it at once.
  await tx
    .insertInto('reward_chains')
    .values(chain)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
