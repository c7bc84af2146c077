import { buildClub, buildPlayer } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

test('another club’s player is compared with an own one, whom the manager chooses (R-SCT-19)', async () => {
  const zico = buildPlayer({ id: 'zico', name: 'Zico', club: 'c2', position: 'CM', attributes: { speed: 90 } });
  const rivals = buildClub({ id: 'c2' });
  const others = [{ ...rivals, players: [...rivals.players, zico] }];
  const { user } = await renderApp('/playerDetails?id=zico', { world: { others } });
  await user.click(await screen.findByRole('button', { name: 'Comparar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zico' }));
  const own = dialog.getByLabelText('Comparar com o seu');
  const speed = () => dialog.getByRole('row', { name: /^Velocidade/ }).textContent;
  expect(speed()).toMatch(/90.*\+30/);
  await user.selectOptions(own, 'Ninguém');
  expect(speed()).not.toContain('+30');
});

test('an own player has no comparison of this kind (R-SCT-19)', async () => {
  await renderApp('/playerDetails?id=c1-p3');
  expect(await screen.findByRole('button', { name: 'Colocar à venda' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull();
});
