import { buildClub } from '@mundo-manager/rules/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';

test('loads the hidden tabs once the browser is idle, and shows them at once from then on (R-PRD-18)', async () => {
  let whenIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    whenIdle = act;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  await renderApp('/tactics', { world: { club: buildClub() } });
  const press = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

  press('Inst. Coletivas');
  expect(screen.getByText('Carregando ...')).toBeInTheDocument();
  expect(await screen.findByLabelText('Mentalidade')).toBeInTheDocument();

  whenIdle();
  await vi.waitFor(() => import('./lazy-tabs.ts'));
  await new Promise((settled) => setTimeout(settled, 0));
  press('Set Pieces');
  expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Capitão ·/)).toBeInTheDocument();
});
