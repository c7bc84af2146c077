import { ApiError } from '@mundo-manager/contract/client';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { CallFailed } from './call-failed.tsx';

const unreadable = (status: number, facts: object) =>
  new ApiError({ code: 'network/unreadable-answer', message: '', status, facts: { status, ...facts } });

test.each<[string, unknown, string]>([
  ['a page of a proxy by its status', unreadable(502, {}), 'Erro inesperado (status 502)'],
  ['a message of somebody else as it is', unreadable(503, { said: 'Em manutenção.' }), 'Em manutenção.'],
  ['whatever else by its code', new Error('?'), 'Sem conexão.'],
])('a load that failed tells %s (R-CAL-25)', async (_what, error, said) => {
  const element = <CallFailed title="Não deu." error={error} onRetry={() => {}} />;
  await renderApp('/failed', { signedIn: false, routes: [{ path: '/failed', element }] });
  expect(screen.getByText(said, { exact: false })).toBeInTheDocument();
});
