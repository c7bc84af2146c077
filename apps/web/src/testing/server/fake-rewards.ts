import { chainSeed, hashChain, type RevealedReward } from '@mundo-manager/engine/proof';
import { rulesetHash } from '@mundo-manager/engine/verification';
import type { Random } from '@mundo-manager/rules/core';
import { createRandom } from '@mundo-manager/rules/core';
import type { Reward } from '@mundo-manager/rules/daily-rewards';
import type { FakeWorld } from '../world.ts';
import type { Handlers } from './fake-handlers.ts';

const { head, links } = hashChain('5e'.repeat(32), 50);
const CHAIN = { number: 1, head, length: links.length };

/** Draws from the chain of the fake world, as the server does. */
export function drawFromFakeChain<Outcome extends { readonly reward: Reward }>(
  world: FakeWorld,
  drawn: { readonly kind: RevealedReward['kind']; readonly spent: readonly number[]; readonly headers: Headers },
  rule: (random: Random) => Outcome,
): Outcome {
  const { kind, spent, headers } = drawn;
  const position = world.draws.length + 1;
  const key = headers.get('idempotency-key') ?? '';
  const link = links[position - 1] ?? '';
  const chained = createRandom(chainSeed(link, key));
  let hasDrawn = false;
  const outcome = rule({
    next: () => {
      hasDrawn = true;
      return chained.next();
    },
  });
  const draw = { chain: 1, position, kind, link, key, date: world.now, spent, rulesetHash: rulesetHash(world.ruleset) };
  if (hasDrawn) world.draws = [{ ...draw, reward: outcome.reward }, ...world.draws];
  return outcome;
}

/** The chain of the fake world’s club. */
export const REWARD_QUERIES = {
  rewardChain: ({ world }) => ({
    clubId: world.club?.id ?? '',
    ...CHAIN,
    used: world.draws.length,
    chains: [CHAIN],
    draws: world.draws,
  }),
} satisfies Handlers;
