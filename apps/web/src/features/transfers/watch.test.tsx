import type { Watch } from '@mundo-manager/rules/scouting';
import { BUILT_AT, buildClub, buildPlayer } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';

const zico = buildPlayer({ id: 'zico', name: 'Zico', club: 'c2', number: 50, marketValue: 90_000, forSale: true });
const rivals = buildClub({ id: 'c2' });
const others = [{ ...rivals, players: [...rivals.players, zico] }];
const watchOf = (changes: Partial<Watch> = {}): Watch => ({
  playerId: 'zico',
  name: 'Zico',
  since: BUILT_AT,
  price: 60_000,
  overall: 58,
  note: 'Bom de falta',
  whenForSale: false,
  priceUpTo: 50_000,
  ...changes,
});
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('a player of another club is watched from his page, with a note and alerts (R-SCT-18)', async () => {
  const { user, server } = await renderApp('/playerDetails?id=zico', { world: { others } });
  await user.click(await screen.findByRole('button', { name: 'Observar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Observar Zico' }));
  await user.type(dialog.getByLabelText('Anotação'), 'Olho nele');
  await user.type(dialog.getByLabelText('Avisar quando o valor cair até ($)'), '80.000');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('button', { name: 'Observado' })).toBeInTheDocument();
  const sent = server.calls.find(({ name }) => name === 'watchPlayer');
  expect(sent?.body).toEqual({ note: 'Olho nele', whenForSale: true, priceUpTo: 80_000 });
});

test('an own player is not watched (R-SCT-18)', async () => {
  await renderApp('/playerDetails?id=c1-p3');
  expect(await screen.findByRole('button', { name: 'Colocar à venda' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Observar' })).toBeNull();
});

test('a refusal keeps the text of the form (R-SCT-18)', async () => {
  const watchPlayer = () => {
    throw new RefusedCall('market/watchlist-full', { limit: 50 });
  };
  const { user } = await renderApp('/playerDetails?id=zico', { world: { others }, handlers: { watchPlayer } });
  await user.click(await screen.findByRole('button', { name: 'Observar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Observar Zico' }));
  await user.type(dialog.getByLabelText('Anotação'), 'Olho nele');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await findToast('Você já observa 50 jogadores. Retire alguém da lista antes.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Anotação')).toHaveValue('Olho nele');
});

test('‘Observados’ shows price, overall, sale and the changes since, and removes a player (R-SCT-18)', async () => {
  const { user } = await renderApp('/market?part=watched', { world: { others, watches: [watchOf()] } });
  const [row] = await within(await screen.findByRole('region', { name: 'Observados' })).findAllByRole('listitem');
  const text = spaced(row?.textContent);
  for (const part of ['Zico', 'À venda', 'Bom de falta', 'valor até $ 50.000', '$ 90.000', '+$ 30.000', '+2']) {
    expect(text).toContain(part);
  }
  await user.click(screen.getByRole('button', { name: 'Anotação e avisos de Zico' }));
  await user.click(await screen.findByRole('button', { name: 'Parar de observar' }));
  expect(await screen.findByText('Você não observa ninguém.')).toBeInTheDocument();
});

test('a watched player who has left the game stays by his name (R-SCT-18)', async () => {
  await renderApp('/market?part=watched', { world: { watches: [watchOf({ playerId: 'gone' })] } });
  expect(await screen.findByText('Deixou o jogo.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Zico' })).toBeNull();
});

test('a list that does not come offers another try (R-SCT-18)', async () => {
  const watchlist = () => {
    throw new RefusedCall('server/internal');
  };
  await renderApp('/market?part=watched', { handlers: { watchlist } });
  expect(await screen.findByText('Não deu para carregar os observados.')).toBeInTheDocument();
});
