import { clubSeason } from '@mundo-manager/rules/history';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCENES } from '../../testing/demo/demo-scenes.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { FakeWorld } from '../../testing/world.ts';

function scene(name: string): FakeWorld {
  const world = SCENES[name]?.().world;
  if (!world) throw new Error(`no scene ${name}`);
  return world;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const seasonOf = ({ competitions: [competition] }: FakeWorld) => {
  if (competition === undefined) throw new Error('no league');
  return clubSeason({ competition, clubId: 'c1' }, ALPHA);
};

/** The money at the end of a row, in $; 0 where there is none. */
function amountIn(row: string | undefined): number {
  const [, sign, digits = '0'] = /([+−])\$ ([\d.]+)$/.exec(row ?? '') ?? [];
  return (sign === '−' ? -1 : 1) * Number(digits.replaceAll('.', ''));
}

describe('the review of a season (R-HSC-4)', () => {
  test('says in its heading what became of the club, with place and points', async () => {
    const world = scene('promoted');
    await renderApp('/season?id=l1', { world });
    expect(await screen.findByText('Vice-campeão')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seu clube sobe para a categoria Amador');
    const result = await region('Resultado da temporada');
    expect(result.getByText('2º')).toBeInTheDocument();
    expect(result.getByText('pontos')).toHaveTextContent(String(seasonOf(world).points));
  });

  test('of a club that stays in its category says so, and names no other category', async () => {
    await renderApp('/season?id=l1', { world: scene('ended') });
    expect(await screen.findByText('Seu clube segue na categoria Várzea')).toBeInTheDocument();
    expect(screen.queryByText('Amador')).not.toBeInTheDocument();
  });

  test('compares the place with what the press expected', async () => {
    await renderApp('/season?id=l1', { world: scene('promoted') });
    const numbers = await region('A temporada em números');
    expect(numbers.getByText('A imprensa apostava').nextElementSibling).toHaveTextContent('5º▲ 3 lugares acima');
  });

  test('has the figures of the season, and leads to its biggest win', async () => {
    const world = scene('ended');
    await renderApp('/season?id=l1', { world });
    const { goals, goalsTaken, biggestWin, unbeaten } = seasonOf(world);
    const numbers = await region('A temporada em números');
    expect(numbers.getByText('Gols pró e contra').nextElementSibling).toHaveTextContent(`${goals} : ${goalsTaken}`);
    expect(numbers.getByText('Sem perder').nextElementSibling).toHaveTextContent(`${unbeaten.longest} jogos`);
    const link = numbers.getByRole('link', { name: `${biggestWin?.goalsFor} × ${biggestWin?.goalsAgainst}` });
    expect(link).toHaveAttribute('href', `/matchStats?competition=l1&match=${biggestWin?.matchId}`);
  });

  test('adds the money up by kind', async () => {
    await renderApp('/season?id=l1', { world: scene('ended') });
    const money = within(await screen.findByRole('table', { name: 'Entradas e saídas da temporada' }));
    const rows = money.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
    expect(rows).toContain('Contratação de jogador−$ 302.000');
    const kinds = rows.slice(0, -1).map(amountIn);
    expect(kinds.filter((amount) => amount < 0).length).toBeGreaterThan(1);
    expect(rows.at(-1)).toMatch(/^Resultado/);
    expect(amountIn(rows.at(-1))).toBe(kinds.reduce((sum, amount) => sum + amount, 0));
  });

  test('names the best player and the scorers of the club', async () => {
    const world = scene('ended');
    await renderApp('/season?id=l1', { world });
    const { bestPlayer, players } = seasonOf(world);
    const star = await region('Craque da temporada');
    expect(star.getByRole('link', { name: bestPlayer?.name ?? '?' })).toBeInTheDocument();
    const scorers = await region('Artilharia do clube');
    expect(scorers.getAllByRole('listitem')).toHaveLength(5);
    expect(scorers.getAllByRole('link')[0]).toHaveTextContent(players[0]?.name ?? '?');
  });

  test('names the next step while the club is in no league, and not afterwards', async () => {
    const world = scene('ended');
    await renderApp('/season', { world });
    const next = await region('O que vem agora');
    expect(next.getByText('Inscrição na MM League Várzea')).toBeInTheDocument();
    expect(next.getByRole('link', { name: 'Inscrever' })).toHaveAttribute('href', '/competitions');
  });

  test('of an older season says nothing of what comes next', async () => {
    await renderApp('/season?id=past-1', { world: scene('ended') });
    await region('A temporada em números');
    expect(screen.queryByText('O que vem agora')).not.toBeInTheDocument();
  });

  test('is reached from the end of the league, and asks for a season if none has ended', async () => {
    const { user, router } = await renderApp('/home', { world: scene('ended') });
    await user.click(await screen.findByRole('link', { name: 'Ver o balanço da temporada' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/season?id=l1');
  });

  test('is reached from the finished league that a message leads to', async () => {
    await renderApp('/competitions/mmleague?id=l1', { world: scene('ended') });
    expect(await screen.findByRole('link', { name: 'Balanço da temporada' })).toHaveAttribute('href', '/season?id=l1');
  });

  test('without a finished season leads to the page of the club', async () => {
    await renderApp('/season', { world: scene('demo') });
    expect(await screen.findByText('Nenhuma temporada encerrada agora.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver as temporadas do clube' })).toHaveAttribute('href', '/club');
  });
});
