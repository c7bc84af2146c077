import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

test.each([true, false])(
  'a replay is shown by the player, whoever looks, signed in or not: %s (R-REP-1)',
  async (signedIn) => {
    await renderApp('/matchPlayer/r%2F1%20x', { signedIn });
    expect(screen.getByRole('heading', { level: 1, name: 'Replay' })).toBeInTheDocument();
    expect(screen.getByTitle('Replay da partida')).toHaveAttribute('src', '/Webgl_On/index.html?replay=r%2F1%20x');
  },
);
