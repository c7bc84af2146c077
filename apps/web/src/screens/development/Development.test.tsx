import { buildClub } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused } from '../../testing/fakeHandlers.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const world = { club: buildClub() };

test('the page of an own player leads to his development: graph, table, skills and what trains him best (R-DEV-8)', async () => {
  const { user, router } = await renderApp('/playerDetails?id=c1-p9', { world });
  await user.click(await screen.findByRole('link', { name: 'Evolução' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Evolução' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?id=c1-p9');
  const graph = within(await screen.findByRole('region', { name: 'Overall dia a dia' }));
  expect(graph.getByRole('img', { name: /^Overall de .* potencial/ })).toBeInTheDocument();
  const days = within(graph.getByRole('table', { name: 'Overall dia a dia', hidden: true }));
  expect(days.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(10);
  const best = within(screen.getByRole('region', { name: 'O que mais o treina' }));
  expect(best.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('table', { name: 'Atributos, o que falta e o que mudou' })).toBeInTheDocument();
});

test('another club’s player has none here, and a failure offers another try (R-DEV-8)', async () => {
  await renderApp('/development?id=c2-p9', { world });
  expect(await screen.findByText('Nenhum jogador seu escolhido.')).toBeInTheDocument();
});

test('a development that does not come says so', async () => {
  const playerDevelopment = () => {
    throw new Refused('server/internal');
  };
  await renderApp('/development?id=c1-p9', { world, handlers: { playerDevelopment } });
  expect(await screen.findByText('Não deu para carregar a evolução.')).toBeInTheDocument();
});
