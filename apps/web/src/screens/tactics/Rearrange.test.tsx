import { autoPick } from '@mundo-manager/rules/tactics';
import { buildClub, buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const PLAYERS = buildSquad();
const TACTIC = buildTactic(PLAYERS, { places: autoPick(PLAYERS, '433Wide') });
const CLUB = buildClub({ players: PLAYERS, tactics: { A: TACTIC, B: TACTIC, C: TACTIC } });

const place = (position: string) =>
  within(screen.getByRole('group', { name: 'Campo, ataque para cima' })).getByRole('button', {
    name: new RegExp(`^${position}: `),
  });
const offer = () => screen.queryByRole('button', { name: 'Reposicionar' });

beforeEach(() => sessionStorage.clear());

test('after another formation the same eleven can be put where they are worth most, and back (R-TSC-24)', async () => {
  const { user } = await renderApp('/tactics', { world: { club: CLUB } });
  expect(offer()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Formação 4-3-3 Wide' }));
  await user.click(await screen.findByRole('button', { name: '4-2-4' }));
  expect(place('LW')).toHaveAccessibleName(/fora da posição de CM$/);
  expect(screen.getByText('Os mesmos onze rendem mais em outros lugares.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reposicionar' }));
  expect(place('LW')).not.toHaveAccessibleName(/fora da posição/);
  expect(offer()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(place('LW')).toHaveAccessibleName(/fora da posição de CM$/);
  expect(offer()).toBeInTheDocument();
});
