import { buildClub, buildSquad } from '@mundo-manager/rules/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const renders = vi.hoisted(() => ({ count: 0 }));

vi.mock('../../components/player/condition.tsx', () => ({
  Condition: ({ value }: { readonly value: number }) => {
    renders.count += 1;
    return `${value}%`;
  },
}));

afterEach(() => void vi.useRealTimers());

test('no row of the players is drawn again while the clock goes on; a choice draws them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await renderApp('/training', { world: { club: buildClub({ players: buildSquad() }) } });
  const before = renders.count;
  expect(before).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(renders.count).toBe(before);
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
  expect(renders.count).toBeGreaterThan(before);
});
