import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

let ofRoute = '';
let ofSubject: string | null = null;

function write(): void {
  document.title = ofSubject ?? ofRoute;
}

/** The title of the page as its route has it; null on a route without a name. */
export function useRouteTitle(name: string | null): void {
  const { t } = useLingui();
  const text = name === null ? t`Mundo Manager` : t`${name} · Mundo Manager`;
  useEffect(() => {
    ofRoute = text;
    write();
  }, [text]);
}

/** While a player’s or a club’s page is open, the title of the page is that name. R-NAV-11, R-NAV-12 */
export function useSubjectTitle(name: string): void {
  const { t } = useLingui();
  const text = t`${name} · Mundo Manager`;
  useEffect(() => {
    ofSubject = text;
    write();
    return () => {
      ofSubject = null;
      write();
    };
  }, [text]);
}
