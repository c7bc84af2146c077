import { buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

test.each([
  ['/competitions/mmcup', 'MM Cup'],
  ['/competitions/mmtournament', 'MM Tournament'],
])('%s is a placeholder while the club plays in none (R-NAV-8)', async (address, name) => {
  await renderApp(address);
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(screen.getByText('A SER IMPLEMENTADO')).toBeInTheDocument();
});

test('the club’s cup shows its phase, its matches and its prizes', async () => {
  const cup = buildCompetition({
    id: 'k1',
    name: 'MM Cup',
    status: 'running',
    phase: 'semi-finals',
    entrants: [buildEntrant('c1'), buildEntrant('c2')],
    matches: { m1: buildMatch({ competitionId: 'k1', competitionName: 'MM Cup' }) },
  });
  await renderApp('/competitions/mmcup', { world: { competitions: [cup] } });
  await waitFor(() => expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MM Cup Várzea');
  expect(screen.getByText(/Semifinal · 2 clubes|Semifinal/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Jogos' })).toHaveTextContent('Clube c2');
  expect(screen.getByText('MM Cup Várzea 1º Colocado')).toBeInTheDocument();
});

test('an open cup lists who is in, and no match yet', async () => {
  const cup = buildCompetition({ id: 'k1', name: 'MM Cup', entrants: [buildEntrant('c1')] });
  await renderApp('/competitions/mmcup?id=k1', { world: { competitions: [cup] } });
  await waitFor(() => expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument());
  expect(screen.getByText('Nenhum jogo agendado.')).toBeInTheDocument();
  expect(screen.getByText('Aguardando início ...')).toBeInTheDocument();
});
