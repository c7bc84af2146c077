import { useSearchParams } from 'react-router-dom';

/** A part of the market screen. */
export type Part = 'search' | 'watched';

const PART = 'part';

/** The part that is open, kept in the address as `?part=watched`. R-SCT-18 */
export function useMarketPart(): readonly [part: Part, change: (part: Part) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (part: Part) => {
    const next = new URLSearchParams(query);
    if (part === 'search') next.delete(PART);
    else next.set(PART, part);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [query.get(PART) === 'watched' ? 'watched' : 'search', change];
}
