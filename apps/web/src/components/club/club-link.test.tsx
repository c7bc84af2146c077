import { buildEmblem } from '@mundo-manager/rules/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ClubLink } from './club-link.tsx';

const CLUB = { id: 'c7', name: 'Pedra Lascada', emblem: buildEmblem() };

test.each([
  ['emblem', true],
  ['name', false],
])('a click on a club’s %s opens its page with its id (R-NAV-20)', async (_, emblemOnly) => {
  const { user, router } = await renderApp('/table', {
    routes: [
      { path: '/table', element: <ClubLink club={CLUB} emblemOnly={emblemOnly} /> },
      { path: '/club', element: <p>aberto</p> },
    ],
  });
  const link = screen.getByRole('link', { name: 'Pedra Lascada' });
  await user.click(emblemOnly ? (link.firstElementChild ?? link) : screen.getByText('Pedra Lascada'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/club'));
  expect(router.state.location).toMatchObject({ search: '?id=c7', state: { clubId: 'c7' } });
});
