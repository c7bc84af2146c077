import type { CallData } from '@mundo-manager/contract/client';
import type { MarketSearch } from '@mundo-manager/rules/market';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** A player on the transfer list. */
export type MarketItem = CallData<'searchMarket'>['playersList'][number];

/** Who a search found. */
export interface MarketList {
  readonly search: MarketSearch;
  readonly items: readonly MarketItem[];
}

const KEY = ['marketList'];

/**
 * The last search’s players. They are kept while the manager looks at other screens, since each search is one of the day’s few; a sign-out
 * forgets them with everything else.
 */
export function useMarketList(): readonly [list: MarketList | null, setList: (list: MarketList | null) => void] {
  const queryClient = useQueryClient();
  const { data = null } = useQuery<MarketList | null>({
    queryKey: KEY,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return [data, (list) => queryClient.setQueryData<MarketList | null>(KEY, list)];
}
