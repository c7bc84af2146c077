import { ENDPOINTS } from '@mundo-manager/contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import { operatorHandlers } from '../../testing/server/operator-handlers.ts';
import { ACTION_FORMS, EMPTY } from './action-forms.ts';

const panel = (name: string | RegExp) => within(screen.getByRole('region', { name }));

async function opened() {
  const app = await renderApp('/operador', { handlers: operatorHandlers() });
  await app.user.type(await screen.findByRole('searchbox'), 'Zeca');
  await app.user.click(screen.getByRole('button', { name: 'Buscar' }));
  await app.user.click(await screen.findByRole('button', { name: /^Zeca Prado/ }));
  return app;
}

describe('looking after managers (R-OPR-8)', () => {
  test('is for operators alone, who find the way on their account', async () => {
    await renderApp('/operador');
    expect(await screen.findByText('Esta página é só para quem opera o mundo.')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('the account shows the way to operators, and to no other', async () => {
    const { router } = await renderApp('/account', { handlers: operatorHandlers() });
    expect(await screen.findByRole('link', { name: 'Abrir a operação' })).toHaveAttribute('href', '/operador');
    expect(router.state.location.pathname).toBe('/account');
  });

  test('a manager without the scope has no such link', async () => {
    await renderApp('/account');
    await screen.findByRole('heading', { name: 'Conta' });
    expect(screen.queryByRole('link', { name: 'Abrir a operação' })).toBeNull();
  });

  test('a ban asks for a reason, names whom it concerns, and is in the list', async () => {
    const { user, server } = await opened();
    await user.click(panel('Zeca Prado').getByRole('button', { name: 'Suspender' }));
    const form = within(await screen.findByRole('dialog', { name: 'Suspender' }));
    expect(form.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription('Preencha todos os campos.');
    await user.clear(form.getByLabelText('Dias de jogo'));
    await user.type(form.getByLabelText('Dias de jogo'), '3');
    await user.type(form.getByLabelText(/^Motivo/), 'Ofensas');
    await user.click(form.getByRole('button', { name: 'Continuar' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Suspender: Zeca Prado · .+\?$/ }));
    expect(question.getByText('Ofensas')).toBeInTheDocument();
    expect(server.calls.some(({ name }) => name === 'operatorAct')).toBe(false);
    await user.click(question.getByRole('button', { name: 'Confirmar' }));
    expect(await findToast('Feito. O ato está na lista.')).toBeInTheDocument();
    expect(server.calls.find(({ name }) => name === 'operatorAct')?.body).toEqual({
      act: 'ban',
      userId: 'u7',
      days: 3,
      reason: 'Ofensas',
    });
    expect(await panel(/^Atos sobre/).findByText(/^Suspensão até/)).toBeInTheDocument();
    await waitFor(() => expect(panel('Zeca Prado').getByText('Suspenso até')).toBeInTheDocument());
    expect(panel('Zeca Prado').getByRole('button', { name: 'Liberar' })).toBeInTheDocument();
  });

  test('a refusal leaves what was written', async () => {
    const { user, server } = await opened();
    server.use({
      operatorAct: () => {
        throw new RefusedCall('club/name-taken', { name: 'Outro' });
      },
    });
    await user.click(panel('Zeca Prado').getByRole('button', { name: 'Renomear o clube' }));
    await user.type(await screen.findByLabelText('Novo nome'), 'Outro');
    await user.type(screen.getByLabelText(/^Motivo/), 'A pedido');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(await findToast('Já existe um clube com esse nome')).toBeInTheDocument();
    expect(await screen.findByLabelText('Novo nome')).toHaveValue('Outro');
  });

  test('no action is sent with a field that is empty or no number', () => {
    const found = { userId: 'u', clubId: 'c', userName: 'U', clubName: 'C', category: null } as never;
    const subject = { found, label: 'U' };
    const filled = { ...EMPTY, reason: 'Motivo', name: 'Nome', title: 'Título', text: 'Texto' };
    expect(ACTION_FORMS.ban.build(subject, { ...filled, days: 'x' })).toBeNull();
    expect(ACTION_FORMS.ban.build(subject, { ...filled, days: '0' })).toBeNull();
    expect(ACTION_FORMS.grant.build(subject, { ...filled, amount: '0' })).toBeNull();
    expect(ACTION_FORMS.grant.build(subject, { ...filled, amount: '-1.500' })).toMatchObject({ amount: -1_500 });
    expect(ACTION_FORMS.rename.build(subject, { ...filled, name: ' ' })).toBeNull();
    expect(ACTION_FORMS.refund.build(subject, filled)).toBeNull();
    expect(ACTION_FORMS.resolve.build({ label: '', announcementId: 4 }, filled)).toEqual({
      act: 'resolve',
      id: 4,
      reason: 'Motivo',
    });
    for (const form of Object.values(ACTION_FORMS)) expect(form.build(subject, EMPTY)).toBeNull();
    expect(ENDPOINTS.operatorAct.command).toBe(true);
  });
});
