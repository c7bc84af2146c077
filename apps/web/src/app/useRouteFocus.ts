import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router-dom';
import { isFirstEntry } from './firstEntry.ts';
import { focusHeading } from './focusHeading.ts';
import type { RouteHandle } from './routeHandle.ts';

/** On a change of route: the new title, and the focus on the new heading, so that a screen reader tells where one is. */
export function useRouteFocus(): void {
  const { t } = useLingui();
  const { pathname, key } = useLocation();
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  const title = matches.findLast(({ handle }) => handle?.title)?.handle?.title;
  const text = title ? t`${t(title)} · Mundo Manager` : t`Mundo Manager`;
  // A page may come with a frame of its own; only the first page of all leaves the focus to the browser.
  const before = useRef(isFirstEntry(key) ? pathname : null);

  useEffect(() => {
    document.title = text;
  }, [text]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusHeading();
  }, [pathname]);
}
