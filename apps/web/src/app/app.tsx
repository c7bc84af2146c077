import { CSPProvider } from '@base-ui/react/csp-provider';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { SessionParts } from '../data/session/create-session.ts';
import { SessionProvider } from '../data/session/session-provider.tsx';
import { Toasts } from '../ui/feedback/toast-outlet.tsx';
import { SettleCommands } from './layout/settle-commands.tsx';
import { useHeldKeys } from './shortcuts/use-held-keys.ts';

interface AppProps {
  readonly i18n: I18n;
  readonly session: SessionParts;
  readonly router: RouterProviderProps['router'];
}

/** The whole application. No component adds a style element: the server’s policy forbids them. */
export function App({ i18n, session, router }: AppProps) {
  useHeldKeys();
  return (
    <I18nProvider i18n={i18n}>
      <CSPProvider disableStyleElements>
        <SessionProvider parts={session}>
          <RouterProvider router={router} />
          <SettleCommands />
          <Toasts />
        </SessionProvider>
      </CSPProvider>
    </I18nProvider>
  );
}
