import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { incident } from '../../testing/demo/incident.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';

beforeAll(() => vi.setConfig({ testTimeout: 30_000 }));
afterEach(() => localStorage.clear());

test.each([true, false])('the page says that all is well, signed in or not: %s (R-INC-3)', async (signedIn) => {
  await renderApp('/situacao', { signedIn });
  expect(screen.getByRole('heading', { level: 1, name: 'Situação' })).toBeInTheDocument();
  expect(await screen.findByText('Tudo funcionando.')).toBeInTheDocument();
});

test('current and past announcements are listed apart (R-INC-3)', async () => {
  await renderApp('/situacao', { handlers: { serverStatus: incident } });
  const now = within(screen.getByRole('region', { name: 'Agora' }));
  expect(await now.findByText('Problema: Placares ao vivo atrasados')).toBeInTheDocument();
  expect(now.getByText('Aviso: Manutenção na terça à noite')).toBeInTheDocument();
  const before = within(screen.getByRole('region', { name: 'Antes' }));
  expect(before.getByText('Problema: Entrada indisponível')).toBeInTheDocument();
});

test('a server that does not answer is said to be so (R-INC-3)', async () => {
  await renderApp('/situacao', {
    handlers: {
      serverStatus: () => {
        throw new RefusedCall('server/internal');
      },
    },
  });
  expect(await screen.findByText(/^O servidor não respondeu\./)).toBeInTheDocument();
});

test('the strip shows what holds; a notice can be dismissed for good, an incident cannot (R-INC-2)', async () => {
  const { user } = await renderApp('/dailyRewards', { handlers: { serverStatus: incident } });
  // The strip is loaded after the screen.
  const dismiss = { name: 'Dispensar o aviso: Manutenção na terça à noite' };
  await user.click(await screen.findByRole('button', dismiss, { timeout: 10_000 }));
  expect(screen.queryByText('Manutenção na terça à noite')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Placares ao vivo atrasados' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Dispensar/ })).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('mm.dismissedNotices')).toBe('[2]'));
});
