import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { setOnline } from '../testing/server/set-online.ts';
import { chooseTheme } from '../ui/browser/theme.ts';
import { RouteFailed } from './layout/route-failed.tsx';

afterEach(() => {
  chooseTheme('system');
  vi.restoreAllMocks();
});

describe('an address that leads nowhere', () => {
  test('says so to a manager, inside his wall, and shows the way home', async () => {
    await renderApp('/nenhum-lugar');
    expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', '/home');
    expect(screen.getByRole('navigation', { name: 'Principal' })).toBeInTheDocument();
  });

  test('says so to a visitor, who has no wall', async () => {
    await renderApp('/nenhum-lugar', { signedIn: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument();
  });
});

test('a screen that breaks leaves a sentence and a way to load again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => {
    throw new Error('a fault on purpose');
  };
  await renderApp('/broken', { routes: [{ path: '/broken', Component: broken, errorElement: <RouteFailed /> }] });
  expect(screen.getByRole('alert')).toHaveTextContent('Esta tela não abriu.');
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
});

describe('the command palette', () => {
  async function opened() {
    const rendered = await renderApp('/account');
    await rendered.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Tela, jogador ou comando' });
    await waitFor(() => expect(field).toHaveFocus());
    return { ...rendered, type: (text: string) => rendered.user.keyboard(text) };
  }

  test('leads to a screen by a few letters and Enter', async () => {
    const { type, router } = await opened();
    await type('planTel{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/squad'));
  });

  test('leads to a player by his name', async () => {
    const { type, router, server } = await opened();
    const player = server.world.club?.players[3];
    await type(`${player?.personalData.name}{Enter}`);
    await waitFor(() => expect(router.state.location.search).toBe(`?id=${player?.id}`));
    expect(router.state.location.pathname).toBe('/playerDetails');
  });

  test('changes the theme', async () => {
    const { type } = await opened();
    await type('tema escuro{Enter}');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  test('says when nothing has that name', async () => {
    const { type } = await opened();
    await type('xyzxyz');
    expect(await screen.findByText('Nada com esse nome.')).toBeInTheDocument();
  });
});

describe('shortcuts', () => {
  test('‘?’ lists them all', async () => {
    const { user } = await renderApp('/account');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toHaveTextContent('Ctrl K');
  });

  test('‘g’ and a letter lead to a screen', async () => {
    const { user, router } = await renderApp('/account');
    await user.keyboard('gp');
    await waitFor(() => expect(router.state.location.pathname).toBe('/squad'));
  });

  test('are off from Ctrl-K on, though the palette may take a moment to come', async () => {
    const { user, router } = await renderApp('/account');
    await user.keyboard('{Control>}k{/Control}gp');
    expect(await screen.findByRole('combobox', { name: 'Tela, jogador ou comando' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/account');
  });

  test('are letters while the user types in a field', async () => {
    const { user, router } = await renderApp('/account');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'gp?');
    expect(router.state.location.pathname).toBe('/account');
    expect(screen.queryByRole('dialog', { name: 'Atalhos do teclado' })).not.toBeInTheDocument();
  });
});

test('without a network a strip says that there is no connection, until it is back (R-ERR-12)', async () => {
  await renderApp('/account');
  const strip = () => screen.queryByText('Sem conexão. Você vê os últimos dados que chegaram.');
  expect(strip()).not.toBeInTheDocument();
  act(() => setOnline(false));
  expect(strip()).toBeInTheDocument();
  act(() => setOnline(true));
  expect(strip()).not.toBeInTheDocument();
});
