import type { ClubId } from '@mundo-manager/rules/core';
import { remainingSearches } from '@mundo-manager/rules/market';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { keepList, type MarketList, readStoredList } from './market-storage.ts';

const KEY = ['marketList'];

/**
 * Players of the last search, kept across screens and a reload, since searches are few a day. A purchase clears them,
 * and so does the end of their period, once the manager comes back. R-MKS-16
 */
export function useMarketList(): readonly [list: MarketList | null, setList: (list: MarketList | null) => void] {
  const ruleset = useRuleset();
  const queryClient = useQueryClient();
  const { id, marketSearches } = useClub();
  const clock = useGameClock();
  const [openedAt] = useState(() => clock.now());
  const { data = null } = useQuery<MarketList | null>({
    queryKey: KEY,
    queryFn: skipToken,
    initialData: () => readStoredList(id, ruleset),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isOver = remainingSearches(marketSearches, openedAt, ruleset) === ruleset.market.searchesPerDay;
  const setList = (list: MarketList | null) => showList(queryClient, id, list);
  return [data !== null && !isOver && data.period === marketSearches.lastUpdate ? data : null, setList];
}

/** Shows the list, or none (null), and keeps it for a reload. */
export function showList(queryClient: QueryClient, clubId: ClubId, list: MarketList | null): void {
  queryClient.setQueryData<MarketList | null>(KEY, list);
  keepList(clubId, list);
}
