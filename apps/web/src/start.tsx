import '@mundo-manager/art/fonts.css';
import '@mundo-manager/art/tokens.css';
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { nameFirstEntry } from './app/firstEntry.ts';
import { ROUTES } from './app/routes.tsx';
import { followTheme } from './app/theme.ts';
import { startI18n } from './i18n.ts';
import { createSession, type SessionEdges } from './session/createSession.ts';

/** Starts the application in the page. */
export function start(edges?: SessionEdges): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  followTheme();
  nameFirstEntry(history);
  createRoot(root).render(
    <StrictMode>
      <App i18n={startI18n()} session={createSession(edges)} router={createBrowserRouter(ROUTES)} />
    </StrictMode>,
  );
}
