import { clubSeason, playerRecords } from '@mundo-manager/rules/history';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCENES } from '../../testing/demo/demo-scenes.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import type { FakeWorld } from '../../testing/world.ts';

function scene(name: string): FakeWorld {
  const world = SCENES[name]?.().world;
  if (!world) throw new Error(`no scene ${name}`);
  return world;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const fails = () => {
  throw new RefusedCall('server/internal');
};

describe('the history of a club (R-HSC-5)', () => {
  test('lists its seasons with place and movement, and leads to editions and own reviews', async () => {
    await renderApp('/club', { world: scene('promoted') });
    const seasons = await region('Temporadas');
    const rows = await seasons.findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/^2ºMM League 3 · Várzea\d+ pontos · \d+V \d+E \d+D · imprensa: 5º/);
    expect(rows[0]).toHaveTextContent('Subiu');
    const hrefs = within(rows[0] as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/season?id=l1', '/edition?id=l1']);
  });

  test('of another club leads to no review', async () => {
    await renderApp('/club?id=c2', { world: scene('ended') });
    const seasons = await region('Temporadas');
    expect((await seasons.findAllByRole('listitem')).length).toBeGreaterThan(0);
    expect(seasons.queryByText('Ver o balanço')).not.toBeInTheDocument();
  });

  test('marks the edition under way, and leads to its league', async () => {
    await renderApp('/club', { world: scene('demo') });
    const seasons = await region('Temporadas');
    expect(await seasons.findByText('Em andamento')).toBeInTheDocument();
    expect(seasons.getByRole('link')).toHaveAttribute('href', '/competitions/mmleague?id=l1');
  });

  test('asks for older seasons page by page', async () => {
    const world = scene('ended');
    const season = clubSeason({ competition: world.competitions[0] as never, clubId: 'c1' }, ALPHA);
    const { players: _, possession: __, bestCrowd: ___, ...summary } = season;
    const records = {
      biggestWin: null,
      heaviestDefeat: null,
      unbeaten: season.unbeaten,
      ...playerRecords([]),
      dearestPurchase: null,
      dearestSale: null,
    };
    const handlers: Handlers = {
      clubHistory: ({ query }) => {
        const number = query.before === undefined ? 9 : 8;
        const seasons = [{ ...summary, number, competitionId: `l${number}` }];
        return { records, current: [], seasons, next: number === 9 ? '1.1' : null };
      },
    };
    const { user } = await renderApp('/club', { world, handlers });
    const seasons = await region('Temporadas');
    await user.click(await seasons.findByRole('button', { name: 'Mostrar mais temporadas' }));
    expect(await seasons.findByText('MM League 8 · Várzea')).toBeInTheDocument();
    expect(seasons.getByText('MM League 9 · Várzea')).toBeInTheDocument();
    expect(seasons.queryByRole('button')).not.toBeInTheDocument();
  });

  test('has its records, with the match and the player of each', async () => {
    const world = scene('demo');
    const season = clubSeason({ competition: world.competitions[0] as never, clubId: 'c1' }, ALPHA);
    await renderApp('/club', { world });
    const records = await region('Recordes');
    const win = season.biggestWin;
    expect(records.getByText('Maior goleada').nextElementSibling).toHaveTextContent(
      `${win?.goalsFor} × ${win?.goalsAgainst}`,
    );
    expect(records.getByText('Maior artilheiro').nextElementSibling).toHaveTextContent(
      playerRecords(season.players).topScorer?.name ?? '?',
    );
    expect(records.getByText('Contratação mais cara').nextElementSibling).toHaveTextContent(/302\.000Tonho Maré/);
  });

  test('that does not come says so, can be asked for again, and leaves the squad', async () => {
    const { server, user } = await renderApp('/club', { handlers: { clubHistory: fails, clubMatches: fails } });
    expect(await screen.findByText('Não deu para carregar a história do clube.')).toBeInTheDocument();
    expect(await screen.findByText('Não deu para carregar os jogos do clube.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Plantel' })).toBeInTheDocument();
    const asked = () => server.calls.filter(({ name }) => name === 'clubHistory').length;
    const before = asked();
    await user.click((await region('Temporadas')).getByRole('button'));
    expect(asked()).toBeGreaterThan(before);
  });

  test('of a new club says what will be there', async () => {
    await renderApp('/club', { world: scene('newcomer') });
    expect(await screen.findByText('Nenhuma temporada ainda.')).toBeInTheDocument();
    expect(await screen.findByText('Os recordes aparecem depois do primeiro jogo.')).toBeInTheDocument();
  });
});

describe('the matches of a club (R-HSC-6)', () => {
  test('are its last results, then its next ones', async () => {
    const { user } = await renderApp('/club?id=c3', { world: scene('demo') });
    const matches = await region('Jogos');
    const rows = await matches.findAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(within(rows[0] as HTMLElement).getByText(/^Estatísticas: /)).toBeInTheDocument();
    await user.click(matches.getByRole('button', { name: 'Próximos' }));
    expect(matches.getAllByRole('listitem')).toHaveLength(7);
    expect(matches.queryByText(/^Estatísticas: /)).not.toBeInTheDocument();
  });

  test('stand beside its place in each competition', async () => {
    const world = scene('demo');
    await renderApp('/club?id=c3', { world });
    const standings = await region('Nesta temporada');
    const table = world.competitions[0]?.table ?? [];
    const place = 1 + table.findIndex(({ clubId }) => clubId === 'c3');
    expect(standings.getByRole('listitem')).toHaveTextContent(`${place}º`);
    expect(standings.getByRole('link')).toHaveAttribute('href', '/competitions/mmleague?id=l1');
  });

  test('are none for a club without a league', async () => {
    await renderApp('/club', { world: scene('newcomer') });
    expect(await screen.findByText('Nenhum jogo marcado.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Nesta temporada' })).not.toBeInTheDocument();
  });
});
