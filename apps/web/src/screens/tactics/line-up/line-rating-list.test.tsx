import { keeperKit } from '@mundo-manager/art';
import { buildClub, buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';

beforeEach(() => sessionStorage.clear());

const strength = () => screen.getByRole('region', { name: 'Força de cada setor' });
const lines = () =>
  within(strength())
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const pitch = () => screen.getByRole('group', { name: 'Campo, ataque para cima' });
const place = (position: string) => within(pitch()).getByRole('button', { name: new RegExp(`^${position}: `) });

async function lineUp(changeOf: (number: number) => { readonly condition?: number; readonly finishing?: number }) {
  const players = buildSquad().map((player) => ({
    ...player,
    attributes: { ...player.attributes, ...changeOf(player.number) },
  }));
  const tactic = buildTactic(players);
  return renderApp('/tactics', {
    world: { club: buildClub({ players, tactics: { A: tactic, B: tactic, C: tactic } }) },
  });
}

describe('the line-up at a glance (R-TSC-22)', () => {
  test('is rated by its lines, which follow the draft', async () => {
    const { user } = await lineUp((number) => (number >= 9 && number <= 11 ? { finishing: 99 } : {}));
    expect(
      within(strength())
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Defesa', 'Meio', 'Ataque']);
    const [, , attack] = lines();
    expect([Number(lines()[0]), Number(lines()[1])]).toEqual([60, 60]);
    expect(Number(attack)).toBeGreaterThan(62);
    for (const number of [9, 10, 11]) {
      await user.click(screen.getByRole('button', { name: `Tirar Jogador ${number} da escalação` }));
    }
    expect(lines()).toEqual(['60', '60', '–']);
  });

  test('has a keeper in a colour of his own', async () => {
    await lineUp(() => ({}));
    const { primary, secondary } = buildClub().uniform;
    const colour = keeperKit([primary, secondary]).primary;
    await waitFor(() => expect(place('GK').innerHTML).toContain(colour));
    expect(place('CF').innerHTML).not.toContain(colour);
  });

  test('marks the tired on the pitch with a battery beside their figure', async () => {
    await lineUp((number) => ({ condition: number === 3 ? 64 : 90 }));
    expect(place('LCB').querySelector('.lucide-battery-low')).not.toBeNull();
    expect(place('CF').querySelector('.lucide-battery-low')).toBeNull();
  });
});
