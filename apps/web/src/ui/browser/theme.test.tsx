import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { chooseTheme } from './theme.ts';

afterEach(() => chooseTheme('system'));

test('the manager chooses a light or a dark theme, or the system’s, and the choice is kept (R-PRD-16)', async () => {
  const { user } = await renderApp('/account');
  const { dataset } = document.documentElement;
  await user.click(screen.getByRole('button', { name: 'Escuro' }));
  expect(dataset.theme).toBe('dark');
  expect(localStorage.getItem('mm.theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Claro' }));
  expect(dataset.theme).toBe('light');
  expect(localStorage.getItem('mm.theme')).toBe('light');
  await user.click(screen.getByRole('button', { name: 'Do sistema' }));
  expect(dataset.theme).toBe('light');
  expect(localStorage.getItem('mm.theme')).toBeNull();
});
