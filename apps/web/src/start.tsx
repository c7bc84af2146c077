import '@mundo-manager/art/fonts.css';
import '@mundo-manager/art/tokens.css';
import './ui/design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { APP_ROUTES } from './app/routes.tsx';
import { createSession, type SessionEdges } from './data/session/create-session.ts';
import { bringTranslations, startI18n } from './i18n.ts';
import { nameFirstEntry } from './ui/browser/first-history-entry.ts';
import { followTheme } from './ui/browser/theme.ts';
import { locale } from './ui/text/locale.ts';

/** Starts the application in the page; at once in Brazilian Portuguese, else when the translations have come. */
export async function start(edges?: SessionEdges): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  followTheme();
  nameFirstEntry(history);
  const i18n = startI18n();
  if (locale !== 'pt-BR') await bringTranslations();
  createRoot(root).render(
    <StrictMode>
      <App i18n={i18n} session={createSession(edges)} router={createBrowserRouter(APP_ROUTES)} />
    </StrictMode>,
  );
}
