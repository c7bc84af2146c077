import { useLingui } from '@lingui/react/macro';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { useSessionPhase } from '../../data/session/use-session.ts';
import { useKeptFocus } from '../../ui/browser/use-kept-focus.ts';
import { useRouteAnnouncement } from '../../ui/browser/use-route-announcement.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { zoneNote } from '../../ui/text/time-zone.ts';
import styles from './layout.module.css';
import { Wordmark } from './wordmark.tsx';

/** A plain frame for pages that need no club. */
export function OpenLayout() {
  const { t } = useLingui();
  const signedOut = useSessionPhase() === 'signedOut';
  useRouteAnnouncement();
  useKeptFocus();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t`Pular para o conteúdo`}
      </a>
      <header className={styles.open}>
        <div className={styles.openInner}>
          <Wordmark to="/" />
          {signedOut && (
            <ButtonLink kind="ghost" small to="/login">
              {t`Entrar`}
            </ButtonLink>
          )}
        </div>
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <span>{t`Versão Alpha 0.1`}</span>
        <span>{zoneNote()}</span>
        <Link to="/situacao">{t`Situação`}</Link>
        <Link to="/creditos">{t`Créditos do jogo`}</Link>
      </footer>
      <ScrollRestoration />
    </>
  );
}
