import { buildClub, buildPlayer } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import type { FakeWorld } from '../../testing/world.ts';

const FOUNDED = Date.UTC(2025, 10, 20, 15);
const rival = buildClub({
  id: 'c2',
  name: 'Pedra Lascada',
  createdAt: FOUNDED,
  facilities: { ...buildClub().facilities, stadium: { name: 'Campo da Pedra', level: 2 } },
  manager: { ...buildClub().manager, name: 'Dona Zefa', level: 4 },
  awards: [
    { competition: 'MM League', number: 3, category: 'Várzea', place: 2, date: FOUNDED },
    { competition: 'MM Cup', number: 4, category: 'Amador', place: 5, date: FOUNDED + 1 },
  ],
});

async function page(address = '/club?id=c2', world: Partial<FakeWorld> = { others: [rival] }, state?: unknown) {
  const rendered = await renderApp(address, { world, state });
  await waitFor(() => expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument());
  return rendered;
}
const region = (name: string) => within(screen.getByRole('region', { name }));

test('the page shows name, category, foundation, manager and stadium, emblem and kit (R-CPG-1)', async () => {
  await page();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedra Lascada');
  const wall = region('Pedra Lascada');
  for (const text of ['Várzea', '20/11/2025', 'Dona Zefa · nível 4', 'Campo da Pedra · nível 2']) {
    expect(wall.getByText(text)).toBeInTheDocument();
  }
  expect(wall.getByRole('img', { name: 'Escudo: Pedra Lascada' })).toBeInTheDocument();
  expect(await wall.findByRole('img', { name: 'Uniforme: Pedra Lascada' })).toBeInTheDocument();
  expect(screen.queryByText('Seu clube')).not.toBeInTheDocument();
});

test('the manager chooses the article of the own club (R-CPG-6)', async () => {
  const { user, server } = await renderApp('/club', { handlers: clubCommands() });
  const panel = await screen.findByRole('region', { name: 'Na boca da torcida' });
  await user.click(within(panel).getByRole('button', { name: 'a' }));
  await waitFor(() => expect(panel).toHaveTextContent('Vitória da Clube c1'));
  expect(server.calls.filter(({ name }) => name === 'chooseArticle')).toMatchObject([{ body: { article: 'a' } }]);
});

test('another club’s page offers no article (R-CPG-6)', async () => {
  await page();
  expect(screen.queryByRole('region', { name: 'Na boca da torcida' })).not.toBeInTheDocument();
});

test('a club without a manager’s name shows ‘?’ (R-CPG-2)', async () => {
  await page('/club?id=c2', { others: [{ ...rival, manager: { ...rival.manager, name: '' } }] });
  expect(region('Pedra Lascada').getByText('?')).toBeInTheDocument();
});

test('each award shows competition, number, category and place, newest first (R-CPG-3)', async () => {
  await page();
  const awards = region('Conquistas').getAllByRole('listitem');
  expect(awards.map(({ textContent }) => textContent)).toEqual([
    '5º LugarMM Cup 4 · Amador20/11/2025',
    '2º LugarMM League 3 · Várzea20/11/2025',
  ]);
});

test('a club without awards says so', async () => {
  await page('/club?id=c2', { others: [{ ...rival, awards: [] }] });
  expect(region('Conquistas').getByText('Nenhuma conquista ainda.')).toBeInTheDocument();
  expect(region('Conquistas').getByText('Os 3 primeiros da liga ganham uma.')).toBeInTheDocument();
});

test('the squad is listed by number, and each player leads to his page (R-CPG-4)', async () => {
  const players = [9, 1, 4].map((number) => buildPlayer({ id: `p${number}`, number }));
  await page('/club?id=c2', { others: [{ ...rival, players }] });
  const links = region('Plantel').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['p1', 'p4', 'p9'].map((id) => `/playerDetails?id=${id}`),
  );
  expect(region('Plantel').getByText('3 jogadores')).toBeInTheDocument();
});

test('a row of the squad opens its player, as on Plantel (R-CPG-4)', async () => {
  const players = [buildPlayer({ id: 'p9', number: 9, name: 'Beto' })];
  const { user } = await page('/club?id=c2', { others: [{ ...rival, players }] });
  await user.click(region('Plantel').getByRole('row', { name: /Beto/ }));
  // The first heading may be replaced at once, when the page's data is there.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Beto' })).toBeInTheDocument());
});

test('the own club is shown if no id is given, and by state if the address has none (R-CPG-5)', async () => {
  await page('/club');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clube c1');
  expect(screen.getByText('Seu clube')).toBeInTheDocument();
});

test('a club of the navigation state is loaded without an id in the address', async () => {
  await page('/club', { others: [rival] }, { clubId: 'c2' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedra Lascada');
});

test('a club that does not exist says so, and leads on instead of asking once more', async () => {
  await page('/club?id=nobody');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Esse clube não existe.');
  expect(within(alert).getByRole('link', { name: 'Ver competições' })).toHaveAttribute('href', '/competitions');
  expect(within(alert).queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
});

test('a lost connection can be tried again', async () => {
  const { server, user, router } = await page('/club');
  server.setOffline(true);
  await router.navigate('/club?id=c2');
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 15_000 });
  server.setOffline(false);
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedra Lascada'));
}, 30_000);
