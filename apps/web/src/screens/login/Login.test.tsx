import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

test('while the window of the sign-in is open the screen says so, and a second press opens no second one', async () => {
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

test('whoever is signed in goes on to his club (R-NAV-3)', async () => {
  const { router } = await renderApp('/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});
