import { buildClub, buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => sessionStorage.clear());

test('a starter short of 70 is tired by his own figure, though the table rounds it; with 70 he is not (R-TRS-11)', async () => {
  const conditions = new Map([
    [2, 69.6],
    [3, 69.98],
    [4, 70],
  ]);
  const players = buildSquad().map((player) => ({
    ...player,
    attributes: { ...player.attributes, condition: conditions.get(player.number) ?? 90 },
  }));
  const tactic = buildTactic(players);
  await renderApp('/tactics', {
    world: { club: buildClub({ players, tactics: { A: tactic, B: tactic, C: tactic } }) },
  });
  const checks = within(screen.getByRole('region', { name: 'Antes de salvar' }));
  expect(checks.getAllByText(/de condição$/).map(({ textContent }) => textContent)).toEqual([
    'Jogador 2 está com 69,6% de condição',
    'Jogador 3 está com 69,9% de condição',
  ]);
});
