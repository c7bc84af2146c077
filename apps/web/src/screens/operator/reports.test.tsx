import { BUILT_AT, buildClub, buildCompetition, buildEntrant } from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import type { FakePost } from '../../testing/server/fake-post.ts';
import { operatorHandlers } from '../../testing/server/operator-handlers.ts';

const LEAGUE = '/competitions/mmleague?id=l1';
const league = buildCompetition({ status: 'running', entrants: ['c1', 'c2'].map((id) => buildEntrant(id)) });
const post: FakePost = {
  id: 7,
  competitionId: league.id,
  clubId: 'c2',
  date: BUILT_AT - 3_600_000,
  text: 'Compre já!',
  reporters: [],
  decision: null,
};

function opened(address: string, posts: readonly FakePost[], handlers = {}) {
  const world = { others: [buildClub({ id: 'c2' })], competitions: [league], posts };
  return renderApp(address, { world, handlers: { ...operatorHandlers(), ...handlers } });
}
type App = Awaited<ReturnType<typeof opened>>;
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const goTo = (router: App['router'], path: string) => act(() => router.navigate(path));

/** Fills the form of an action and confirms it, by the keyboard alone. */
async function decideByKeyboard({ user }: App, name: string, reason: string) {
  const button = (await region('Denúncias nos murais')).getByRole('button', { name });
  button.focus();
  await user.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name }));
  form.getByLabelText(/^Motivo/).focus();
  await user.keyboard(reason);
  form.getByRole('button', { name: 'Continuar' }).focus();
  await user.keyboard('{Enter}');
  const confirm = await screen.findByRole('button', { name: 'Confirmar' });
  confirm.focus();
  await user.keyboard('{Enter}');
  expect(await findToast('Feito. O ato está na lista.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('the reports of boards (R-BRD-13, R-OPR-8)', () => {
  test('go from the board to the operator, whose decisions the board shows', async () => {
    const app = await opened(LEAGUE, [post]);
    const { user, router, server } = app;
    await user.click(await (await region('Mural')).findByRole('button', { name: 'Denunciar recado' }));
    const form = within(await screen.findByRole('dialog', { name: 'Denunciar recado' }));
    await user.click(form.getByRole('button', { name: 'Denunciar' }));
    await (await region('Mural')).findByText('Denunciado');

    await goTo(router, '/operador');
    const panel = await region('Denúncias nos murais');
    expect(await panel.findByText('Compre já!')).toBeInTheDocument();
    expect(panel.getByText('1 recado espera')).toBeInTheDocument();
    expect(panel.getByText(/^Ofensa ou discriminação · /)).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Ocultar' })).toHaveAccessibleDescription(/ · /);
    await decideByKeyboard(app, 'Ocultar', 'Propaganda');
    expect(await panel.findByText('Nenhum recado espera decisão.')).toBeInTheDocument();
    expect(panel.getByText('Ocultados')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Ocultar' })).toBeNull();
    expect(await (await region('Últimos atos')).findByText('Recado 7 ocultado')).toBeInTheDocument();
    const sent = server.calls.filter(({ name }) => name === 'operatorAct').map(({ body }) => body);
    expect(sent).toEqual([{ act: 'hide', postId: 7, reason: 'Propaganda' }]);

    await goTo(router, LEAGUE);
    await (await region('Mural')).findByText(/^Escondido pela administração/);
    expect(screen.queryByText('Compre já!')).toBeNull();
    await goTo(router, '/operador');
    await (await region('Denúncias nos murais')).findByText('Ocultados');
    await decideByKeyboard(app, 'Restaurar', 'Foi engano');
    await goTo(router, LEAGUE);
    expect(await (await region('Mural')).findByText('Compre já!')).toBeInTheDocument();
  });

  test('the author can be silenced from his post', async () => {
    const app = await opened('/operador', [{ ...post, reporters: ['c1'] }]);
    await screen.findByText('Compre já!');
    await decideByKeyboard(app, 'Silenciar', 'Insiste em propaganda');
    const sent = app.server.calls.find(({ name }) => name === 'operatorAct')?.body;
    expect(sent).toEqual({ act: 'mute', userId: 'author-c2', days: 7, reason: 'Insiste em propaganda' });
    expect(await (await region('Últimos atos')).findByText(/^Silenciado nos murais até/)).toBeInTheDocument();
  });

  test('say that no report waits, and that they could not be loaded', async () => {
    let fails = true;
    const handlers = {
      operatorReports: () => {
        if (fails) throw new RefusedCall('server/internal');
        return { open: [], hidden: [] };
      },
    };
    const { user } = await opened('/operador', [], handlers);
    const panel = await region('Denúncias nos murais');
    expect(await panel.findByText('Não deu para carregar as denúncias.')).toBeInTheDocument();
    fails = false;
    await user.click(panel.getByRole('button', { name: 'Tentar de novo' }));
    expect(await panel.findByText('Nenhum recado espera decisão.')).toBeInTheDocument();
  });
});
