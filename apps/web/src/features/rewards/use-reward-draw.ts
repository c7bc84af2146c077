import type { RewardReport } from '@mundo-manager/engine/proof';
import type { Reward } from '@mundo-manager/rules/daily-rewards';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callOptions, queryKey } from '../../data/calls/query-client.ts';
import { useClient } from '../../data/session/session-context.tsx';
import { checkChain } from './check-chain.ts';
import { keepKey, keepLinks } from './reward-witness.ts';

/** How far the check of the newest draw is; null if no reward was random. */
export type DrawVerdict = 'checking' | 'unknown' | RewardReport | null;

/** A draw from the chain of the own club. */
export interface RewardDraw {
  /** A key that is chosen once this browser has seen the chain; `newKey` of `useCommand`. */
  readonly newKey: () => Promise<string>;
  /** Keeps the answer and checks it. `isByChance` says whether the rule drew. */
  readonly onAnswer: (reward: Reward, isByChance: boolean) => void;
  readonly verdict: DrawVerdict;
}

/** Sees the chain, chooses a key, and checks the answer against both. R-PRF-15 */
export function useRewardDraw(): RewardDraw {
  const client = useClient();
  const queryClient = useQueryClient();
  const [verdict, setVerdict] = useState<DrawVerdict>(null);
  const chosen = useRef<{ clubId: string; chain: number; position: number; key: string } | null>(null);

  const read = async (isFresh: boolean) => {
    const chain = await queryClient.fetchQuery({
      ...callOptions(client, 'rewardChain'),
      ...(isFresh && { staleTime: 0 }),
    });
    keepLinks(chain, Date.now());
    return chain;
  };
  const check = async () => {
    return checkChain(await read(true), queryClient, client);
  };
  return {
    newKey: async () => {
      setVerdict(null);
      chosen.current = null;
      // Without the chain the draw is not witnessed, which the check says; the command shows why nothing arrives.
      const chain = await read(false).catch(() => null);
      const key = crypto.randomUUID();
      if (chain !== null) chosen.current = { clubId: chain.clubId, chain: chain.number, position: chain.used, key };
      return key;
    },
    onAnswer: (reward, isByChance) => {
      if (!isByChance) return;
      if (chosen.current !== null) keepKey({ ...chosen.current, reward });
      void queryClient.invalidateQueries({ queryKey: queryKey('rewardChain'), refetchType: 'none' });
      setVerdict('checking');
      check().then(setVerdict, () => setVerdict('unknown'));
    },
    verdict,
  };
}
