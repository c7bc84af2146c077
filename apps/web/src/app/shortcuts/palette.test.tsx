import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./command-palette.tsx');
  vi.restoreAllMocks();
});

const FIELD = { name: 'Tela, jogador ou comando' };
const noPalette = () => expect(screen.queryByRole('combobox', FIELD)).not.toBeInTheDocument();
const findField = () => screen.findByRole('combobox', FIELD);

/**
 * The app with a palette whose code loads on `arrive`, or never. Modules are reset, since code that was loaded once is
 * there at once.
 */
async function beforeThePalette() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  vi.resetModules();
  vi.doMock('./command-palette.tsx', async (importOriginal) => {
    await promise;
    return importOriginal();
  });
  const { renderApp } = await import('../../testing/render-app.tsx');
  const rendered = await renderApp('/account');
  const press = (keys: string) => rendered.user.keyboard(keys);
  return { ...rendered, press, arrive: () => resolve(), fail: () => reject(new TypeError('Failed to fetch')) };
}

describe('text typed after Ctrl-K, before the palette has loaded', () => {
  test('is in the palette’s field in order, and no letter was a shortcut', async () => {
    const { press, arrive, router } = await beforeThePalette();
    await press('{Control>}k{/Control}gp');
    await press('{Backspace}{Backspace}{Backspace}plan');
    noPalette();
    arrive();
    const field = await findField();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('plan');
    expect(router.state.location.pathname).toBe('/account');
    await press('tel{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/squad'));
  });

  test('is dropped by Escape, and shortcuts work again', async () => {
    const { press, arrive, router } = await beforeThePalette();
    await press('{Control>}k{/Control}pl{Escape}');
    arrive();
    await press('gp');
    await waitFor(() => expect(router.state.location.pathname).toBe('/squad'));
    noPalette();
  });

  test('does nothing to what has the focus on the screen below', async () => {
    const { press, arrive } = await beforeThePalette();
    screen.getByRole('button', { name: 'Atalhos do teclado' }).focus();
    await press('{Control>}k{/Control}{Enter} ');
    arrive();
    expect(await findField()).toHaveValue(' ');
    expect(screen.queryByRole('dialog', { name: 'Atalhos do teclado' })).not.toBeInTheDocument();
  });

  test('holds no key back when its code does not arrive', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { press, fail, router } = await beforeThePalette();
    await press('{Control>}k{/Control}pl');
    fail();
    expect(await screen.findByRole('button', { name: 'Fechar' })).toHaveFocus();
    await press('{Enter}');
    await press('gp');
    await waitFor(() => expect(router.state.location.pathname).toBe('/squad'));
  });

  test('is forgotten when the palette is closed', async () => {
    const { press, arrive } = await beforeThePalette();
    await press('{Control>}k{/Control}plan');
    arrive();
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await press('{Escape}');
    await waitFor(noPalette);
    await press('{Control>}k{/Control}');
    expect(await findField()).toHaveValue('');
  });
});
