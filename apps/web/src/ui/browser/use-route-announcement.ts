import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router-dom';
import { isFirstEntry } from './first-history-entry.ts';
import { focusHeading } from './focus-heading.ts';
import { useRouteTitle } from './page-title.ts';
import type { RouteHandle } from './route-handle.ts';

/** What of the address names whom a screen is about; everything else there is how it is shown, such as an order or a tab. */
const SUBJECTS = ['id', 'match', 'draw'];

/**
 * Sets the title and focuses the new heading when the route or its subject changes, so that screen readers announce the
 * page. R-PRD-14
 */
export function useRouteAnnouncement(): void {
  const { t } = useLingui();
  const { pathname, search, key } = useLocation();
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  const title = matches.findLast(({ handle }) => handle?.title)?.handle?.title;
  useRouteTitle(title ? t(title) : null);
  const page = pageOf(pathname, search);
  // A page may come with a frame of its own; only the first page of all leaves the focus to the browser.
  const before = useRef(isFirstEntry(key) ? page : null);

  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    focusHeading();
  }, [page]);
}

function pageOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  return [pathname, ...SUBJECTS.map((name) => query.get(name) ?? '')].join(' ');
}
