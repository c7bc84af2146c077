import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { RulesChanged } from '../../data/ruleset/rules-changed.tsx';
import { FirstSteps } from '../../features/first-steps/first-steps.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { useKeptFocus } from '../../ui/browser/use-kept-focus.ts';
import { useRouteAnnouncement } from '../../ui/browser/use-route-announcement.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { prepareToasts } from '../../ui/feedback/toasts.ts';
import { zoneNote } from '../../ui/text/time-zone.ts';
import { PaletteSheet, preparePalette } from '../shortcuts/palette-sheet.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { Dock } from './dock.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { SheetFailed } from './sheet-failed.tsx';

const Announcements = lazyPart(() => import('./announcements.tsx'));
const ShortcutHelp = lazyPart(() => import('../shortcuts/shortcut-help.tsx'), SheetFailed);

/** After which other code no longer takes the line from the screen’s own; milliseconds. */
const UNTIL_SCREEN_STANDS = 2000;

/** Wall, centre column, dock, and what opens over them. */
export function Layout() {
  const { t } = useLingui();
  const [sheet, setSheet] = useState<'palette' | 'help' | null>(null);
  const [stands, setStands] = useState(false);
  const pending = useNavigation().state === 'loading';
  const close = () => setSheet(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareToasts();
      setStands(true);
      // Keys typed right after Ctrl-K are kept.
      if (matchMedia('(any-pointer: fine)').matches) preparePalette();
    }, UNTIL_SCREEN_STANDS);
    return () => clearTimeout(timer);
  }, []);
  useRouteAnnouncement();
  useKeptFocus();
  useShortcuts({ onPalette: () => setSheet('palette'), onHelp: () => setSheet('help'), isOff: sheet !== null });
  return (
    <>
      <a className={styles.skip} href="#main">
        {t`Pular para o conteúdo`}
      </a>
      {pending && <div className={styles.pending} />}
      <Header />
      <Suspense>{stands && <Announcements />}</Suspense>
      <main className={styles.main} id="main" tabIndex={-1}>
        <RulesChanged />
        <FirstSteps />
        <Outlet />
      </main>
      <footer className={classes(styles.footer, styles.withDock)}>
        <span>{t`Versão Alpha 0.1`}</span>
        <span>{zoneNote()}</span>
        <Link to="/situacao">{t`Situação`}</Link>
        <Link to="/creditos">{t`Créditos do jogo`}</Link>
        <Link to="/account">{t`Conta`}</Link>
        <button type="button" className={styles.keys} onClick={() => setSheet('help')}>
          {t`Atalhos do teclado`}
        </button>
      </footer>
      <Dock />
      <ScrollRestoration />
      {sheet === 'palette' && <PaletteSheet onClose={close} onHelp={() => setSheet('help')} />}
      <Suspense>{sheet === 'help' && <ShortcutHelp onClose={close} />}</Suspense>
    </>
  );
}
