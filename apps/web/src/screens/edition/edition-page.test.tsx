import { editionAwards } from '@mundo-manager/rules/history';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCENES } from '../../testing/demo/demo-scenes.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';

function ended() {
  const world = SCENES.ended?.().world;
  const [league] = world?.competitions ?? [];
  if (!world || !league) throw new Error('no league');
  return { world, league };
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a finished edition (R-HSC-2)', () => {
  test('shows champion, awards, final table, scorers and results', async () => {
    const { world, league } = ended();
    await renderApp('/edition?id=l1', { world });
    const awards = await region('Prêmios da edição');
    const [champion] = league.table;
    const { topScorers, bestPlayer } = editionAwards(league);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MM League Várzea');
    expect(awards.getByText('Campeão').nextElementSibling).toHaveTextContent(champion?.clubName ?? '?');
    expect(awards.getByText('Artilheiro').nextElementSibling).toHaveTextContent(topScorers[0]?.name ?? '?');
    expect(awards.getByText('Craque').nextElementSibling).toHaveTextContent(bestPlayer?.name ?? '?');
    const table = within(screen.getByRole('table', { name: 'Classificação final' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      league.table.map(({ clubName }) => clubName),
    );
    expect((await region('Artilharia')).getAllByRole('listitem')).toHaveLength(5);
    expect((await region('Resultados')).getAllByRole('listitem')).toHaveLength(5);
  });

  test('goes back through its rounds, and each score leads to its match', async () => {
    const { world, league } = ended();
    const { user } = await renderApp('/edition?id=l1', { world });
    const results = await region('Resultados');
    expect(results.getByText('Rodada 18')).toBeInTheDocument();
    await user.click(results.getByRole('button', { name: 'Rodada: anterior' }));
    expect(results.getByText('Rodada 17')).toBeInTheDocument();
    const ids = Object.values(league.matches).flatMap(({ id, round }) => (round === 17 ? id : []));
    const hrefs = results.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.toSorted()).toEqual(ids.map((id) => `/matchStats?competition=l1&match=${id}`).toSorted());
  });

  test('shows the own squad first, and those of the other clubs', async () => {
    const { world, league } = ended();
    const { user } = await renderApp('/edition?id=l1', { world });
    const squads = await region('Plantéis');
    const select = squads.getByRole('combobox', { name: 'Clube' });
    expect(select).toHaveDisplayValue(world.club?.name ?? '?');
    expect(within(select).getAllByRole('option')).toHaveLength(league.table.length);
    const rival = world.others[0];
    await user.selectOptions(select, rival?.name ?? '?');
    expect(await squads.findByRole('link', { name: rival?.players[0]?.personalData.name ?? '?' })).toBeInTheDocument();
  });

  test('without squads says that they were not kept (R-HSC-3)', async () => {
    const { world } = ended();
    const club = world.club && { ...world.club, id: 'c99' };
    await renderApp('/edition?id=l1', { world: { ...world, club, others: [] } });
    expect(await screen.findByText('Os plantéis dessa edição não foram guardados.')).toBeInTheDocument();
  });

  test('of a cup lists shared places instead of a table', async () => {
    const { world, league } = ended();
    const [champion, second] = league.table;
    const final = Object.values(league.matches).find(
      ({ home, away }) => home.id === champion?.clubId && away.id === second?.clubId,
    );
    if (final === undefined || champion === undefined || second === undefined) throw new Error('no final');
    const lost = { ...final.away, score: 1, shootOut: 3 };
    const match = { ...final, round: 1, isKnockOut: true, isNeutral: true, away: lost } as const;
    const decided = { ...match, home: { ...match.home, score: 1, shootOut: 4 } };
    const cup = {
      ...league,
      id: 'cup',
      name: 'MM Cup',
      table: [],
      entrants: league.entrants.filter(({ clubId }) => [champion.clubId, second.clubId].includes(clubId)),
      matches: { [decided.id]: decided },
    } as const;
    await renderApp('/edition?id=cup', { world: { ...world, competitions: [cup] } });
    const places = await region('Colocações');
    expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `1º${champion.clubName}`,
      `2º${second.clubName}`,
    ]);
    expect((await region('Resultados')).getByText('4 × 3 nos pênaltis')).toBeInTheDocument();
  });

  test('that does not exist says so, and without an id nothing is loaded', async () => {
    const { router } = await renderApp('/edition?id=nothing', {
      handlers: {
        edition: () => {
          throw new RefusedCall('not-found/competition');
        },
      },
    });
    expect(await screen.findByText('Não deu para carregar a edição.')).toBeInTheDocument();
    await router.navigate('/edition');
    expect(await screen.findByText('Nenhuma edição escolhida.')).toBeInTheDocument();
  });
});
