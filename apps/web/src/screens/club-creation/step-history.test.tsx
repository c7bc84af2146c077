import { buildClub } from '@mundo-manager/rules/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { type FakeCall, type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { ownClubOf } from '../../testing/world.ts';

beforeEach(() => sessionStorage.clear());

const TITLES = { name: 'Bem-vindo, treinador!', emblem: 'Criação do Escudo', uniform: 'Escolha do Uniforme' };

/** Creation at its last step, come from another page. */
async function atTheUniform(handlers: Handlers = {}) {
  const app = await renderApp('/creditos', { world: { club: null }, handlers });
  await act(() => app.router.navigate('/clubCreation'));
  await app.user.type(await screen.findByLabelText('Nome do clube'), 'Boa Vista');
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  const isAt = async (step: keyof typeof TITLES) => {
    expect(await screen.findByRole('heading', { level: 1, name: TITLES[step] })).toBeInTheDocument();
    await waitFor(() => expect(app.router.state.location.state).toMatchObject({ step }));
  };
  const browse = (delta: number) => act(() => app.router.navigate(delta));
  await press('Prosseguir');
  await isAt('emblem');
  await press('Prosseguir');
  await isAt('uniform');
  return { ...app, press, isAt, browse };
}

describe('the browser’s way back through creation (R-CRE-10)', () => {
  test('goes one step, keeps what was chosen, and leaves from the first one', async () => {
    const { browse, isAt, router } = await atTheUniform();
    await browse(-1);
    await isAt('emblem');
    await browse(-1);
    await isAt('name');
    expect(screen.getByLabelText('Nome do clube')).toHaveValue('Boa Vista');
    await browse(-1);
    expect(router.state.location.pathname).toBe('/creditos');
  });

  test('leads forward again, and over two steps at once', async () => {
    const { browse, isAt } = await atTheUniform();
    await browse(-2);
    await isAt('name');
    await browse(1);
    await isAt('emblem');
    await browse(1);
    await isAt('uniform');
  });

  test('is the same as that of the buttons, which leave no step behind twice', async () => {
    const { browse, isAt, press, router } = await atTheUniform();
    await press('Voltar');
    await isAt('emblem');
    await press('Prosseguir');
    await isAt('uniform');
    await press('Voltar');
    await press('Voltar');
    await isAt('name');
    await browse(-1);
    expect(router.state.location.pathname).toBe('/creditos');
  });

  test('stands at the first step when the name turns out to be taken', async () => {
    const { browse, isAt, press, router, user } = await atTheUniform({
      createClub: () => {
        throw new RefusedCall('club/name-taken', { name: 'Boa Vista' });
      },
    });
    await press('Prosseguir');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await isAt('name');
    await browse(-1);
    expect(router.state.location.pathname).toBe('/creditos');
  });

  test('waits while the club is founded, and then leads out of creation', async () => {
    const held = heldHandler(({ world, body }: FakeCall<'createClub'>) => {
      world.club = buildClub({ name: body.name });
      return { club: ownClubOf(world) };
    });
    const { browse, isAt, press, router } = await atTheUniform({ createClub: held.handler });
    await press('Prosseguir');
    await screen.findByText('Fundando o clube ...');
    await browse(-1);
    await isAt('uniform');
    held.release();
    expect(await screen.findByText('Clube fundado:')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.state).toMatchObject({ step: 'name' }));
    await browse(-1);
    expect(router.state.location.pathname).toBe('/creditos');
  });
});
