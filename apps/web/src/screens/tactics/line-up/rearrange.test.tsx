import { ALPHA } from '@mundo-manager/rules/ruleset';
import { autoPick } from '@mundo-manager/rules/tactics';
import { buildClub, buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';

const EQUALS = buildSquad();
/** The wingers are better on the wing than anywhere else. */
const PLAYERS = EQUALS.map((player) =>
  ['LW', 'RW'].includes(player.personalData.position)
    ? { ...player, attributes: { ...player.attributes, crossing: 90, dribbling: 90 } }
    : player,
);
const clubOf = (players: typeof EQUALS) => {
  const tactic = buildTactic(players, { places: autoPick(players, '433Wide', ALPHA) });
  return buildClub({ players, tactics: { A: tactic, B: tactic, C: tactic } });
};

const place = (position: string) =>
  within(screen.getByRole('group', { name: 'Campo, ataque para cima' })).getByRole('button', {
    name: new RegExp(`^${position}: `),
  });
const offer = () => screen.queryByRole('button', { name: 'Reposicionar' });

const change = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Formação 4-3-3 aberto' }));
  await user.click(await screen.findByRole('button', { name: '4-2-4' }));
};

beforeEach(() => sessionStorage.clear());

test('after another formation the same eleven can be put where they are worth most, and back (R-TSC-24)', async () => {
  const { user } = await renderApp('/tactics', { world: { club: clubOf(PLAYERS) } });
  expect(offer()).not.toBeInTheDocument();
  await change(user);
  expect(place('LW')).toHaveAccessibleName(/fora da posição de CM$/);
  expect(screen.getByText('Os mesmos onze rendem mais em outros lugares.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reposicionar' }));
  expect(place('LW')).not.toHaveAccessibleName(/fora da posição/);
  expect(offer()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(place('LW')).toHaveAccessibleName(/fora da posição de CM$/);
  expect(offer()).toBeInTheDocument();
});

test('the hint above the pitch is announced, without the buttons beside it (R-TSC-14, R-TSC-24)', async () => {
  const { user } = await renderApp('/tactics', { world: { club: clubOf(PLAYERS) } });
  const told = screen.getByText('Toque em dois jogadores para trocá-los, ou arraste.');
  expect(told).toHaveAttribute('role', 'status');
  await change(user);
  expect(told).toHaveTextContent('Os mesmos onze rendem mais em outros lugares.');
  expect(offer()?.closest('[role="status"]')).toBeNull();
  await user.click(place('LW'));
  expect(told).toBeInTheDocument();
  expect(told).toHaveTextContent(/Escolha com quem trocar\.$/);
  expect(screen.getByRole('button', { name: /^Soltar / }).closest('[role="status"]')).toBeNull();
});

test('no rearrangement is offered if it gains next to nothing (R-TSC-24, R-DRA-36)', async () => {
  const { user } = await renderApp('/tactics', { world: { club: clubOf(EQUALS) } });
  await change(user);
  expect(place('LW')).toHaveAccessibleName(/fora da posição de CM$/);
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByText('Toque em dois jogadores para trocá-los, ou arraste.')).toBeInTheDocument();
});
