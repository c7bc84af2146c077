import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router-dom';
import type { RouteHandle } from './routeHandle.ts';

/** On a change of route: the new title, and the focus on the new heading, so that a screen reader tells where one is. */
export function useRouteFocus(): void {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  const title = matches.findLast(({ handle }) => handle?.title)?.handle?.title;
  const text = title ? t`${t(title)} · Mundo Manager` : t`Mundo Manager`;
  const before = useRef(pathname);

  useEffect(() => {
    document.title = text;
  }, [text]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
