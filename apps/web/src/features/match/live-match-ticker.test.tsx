import { BUILT_AT, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

vi.mock('./live-ticker.tsx', () => {
  throw new TypeError('Failed to fetch the module');
});

afterEach(() => vi.restoreAllMocks());

test('without the commentator’s code, score and link to the match stay, and so does the league (R-ERR-2)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const match = buildMatch({ date: BUILT_AT - 600_000 });
  const entrants = [buildEntrant('c1'), buildEntrant('c2')];
  const competitions = [buildCompetition({ status: 'running', entrants, matches: { [match.id]: match } })];
  const live = { [match.id]: { minute: 10, added: 0, home: 2, away: 0 } };
  await renderApp('/competitions/mmleague', { world: { competitions, live } });
  const ticker = within(await screen.findByRole('region', { name: 'Lances ao vivo' }));
  expect(await ticker.findByRole('alert')).toHaveTextContent('Esta parte não abriu.');
  expect(ticker.getByText('×').parentElement).toHaveTextContent('2×0');
  expect(ticker.getByRole('link', { name: /^Assistir ao vivo/ })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Jogos' })).toBeInTheDocument();
});
