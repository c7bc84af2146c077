import { formatSearch, type MarketSearch, parseSearch } from '@mundo-manager/rules/market';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';

const SEARCH = 'search';

/**
 * The three filters, kept in the address as `?search=CF_76_80_18_21`: those of the last search where it names none, or none that there are.
 * R-MKS-1, R-MKS-16
 */
export function useMarketSearch(
  last: MarketSearch | undefined,
): readonly [search: MarketSearch, change: (search: MarketSearch) => void] {
  const ruleset = useRuleset();
  const [query, setQuery] = useSearchParams();
  // The list may go while the screen is open, and the filters stay.
  const [first] = useState(last ?? ruleset.market.defaultSearch);
  const written = parseSearch(query.get(SEARCH) ?? '', ruleset);
  const change = (search: MarketSearch) => {
    const next = new URLSearchParams(query);
    next.set(SEARCH, formatSearch(search));
    setQuery(next, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return [written.ok ? written.value : first, change];
}
