import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

test('while the sign-in window is open the screen says so, and a second press opens no second window', async () => {
  let opened = 0;
  let enter = (_: string) => {};
  const { user, router } = await renderApp('/login', {
    signedIn: false,
    signIn: () => {
      opened += 1;
      return new Promise((resolve) => {
        enter = resolve;
      });
    },
  });
  const button = screen.getByRole('button', { name: 'LOGIN' });
  await user.dblClick(button);
  expect(screen.getByText('Continue na janela que se abriu ...')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(opened).toBe(1);
  enter('token');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('a sign-in whose window is out of sight can be given up, and begun again (R-NAV-25)', async () => {
  const enter: ((token: string) => void)[] = [];
  const { user, router, session } = await renderApp('/login', {
    signedIn: false,
    signIn: () => new Promise((resolve) => enter.push(resolve)),
  });
  const button = screen.getByRole('button', { name: 'LOGIN' });
  await user.click(button);
  const cancel = screen.getByRole('button', { name: 'Cancelar' });
  expect(cancel.closest('[aria-live]')).toBeNull();
  await user.click(cancel);
  expect(screen.queryByText('Continue na janela que se abriu ...')).not.toBeInTheDocument();
  expect(cancel).not.toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).toHaveFocus();
  // A token that comes after the cancellation signs no visitor in.
  enter[0]?.('late');
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.actor.getSnapshot().value).toBe('signedOut');
  await user.click(button);
  enter[1]?.('token');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('a signed-in manager goes on to his club (R-NAV-3)', async () => {
  const { router } = await renderApp('/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});
