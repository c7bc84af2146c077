import { buildClub, buildCompetition, buildEmblem, buildEntrant } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';

const none = { plays: 18, wins: 0, losses: 0, draws: 0, goals: 0, goalsTaken: 0, points: 0 };

/** An edition with that number; `ids` are the clubs of its table in order. */
function edition(number: number, ids: readonly string[], changes: Parameters<typeof buildCompetition>[0] = {}) {
  const table = ids.map((clubId) => ({ clubId, clubName: `Clube ${clubId}`, clubEmblem: buildEmblem(), ...none }));
  const entrants = ids.map((id) => buildEntrant(id));
  return buildCompetition({ id: `l${number}`, number, status: 'finished', table, entrants, ...changes });
}

/** The club plays the third edition; two are over, and the fourth takes entrants. */
const WORLD = {
  club: buildClub({ competitions: { current: ['l3'] } }),
  competitions: [
    edition(1, ['c2', 'c3']),
    edition(2, ['c3', 'c1']),
    edition(3, ['c1', 'c2'], { status: 'running' }),
    edition(4, [], { status: 'open' }),
  ],
};

async function editions(competitions = WORLD.competitions, handlers: Handlers = {}) {
  const rendered = await renderApp('/competitions/mmleague?id=l3', {
    world: { ...WORLD, competitions },
    handlers,
  });
  const panel = within(await screen.findByRole('region', { name: 'Edições' }));
  return { ...rendered, panel };
}
const rowsOf = ({ panel }: Awaited<ReturnType<typeof editions>>) => panel.findAllByRole('listitem');

describe('the editions of a league (R-LEA-22)', () => {
  test('stand newest first, with champion and runner-up of those that are over', async () => {
    const rows = await rowsOf(await editions());
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '4ªInscrições abertas',
      '3ªEm andamentoEsta edição',
      '2ªCampeão: Clube c3Vice: Clube c1',
      '1ªCampeão: Clube c2Vice: Clube c3',
    ]);
  });

  test('mark the one on screen, and put a trophy beside champions alone', async () => {
    const rows = await rowsOf(await editions());
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
    expect(rows.map((row) => row.querySelectorAll('.lucide-trophy').length)).toEqual([0, 0, 1, 1]);
  });

  test('lead to clubs, and to every other edition', async () => {
    const shown = await editions();
    const [, own, second] = await rowsOf(shown);
    if (own === undefined || second === undefined) throw new Error('no rows');
    expect(within(own).queryByRole('link')).not.toBeInTheDocument();
    const links = within(second).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/club?id=c3', '/club?id=c1', '/edition?id=l2']);
    await shown.user.click(within(second).getByRole('link', { name: 'Ver a edição 2' }));
    expect(await screen.findByRole('region', { name: 'Prêmios da edição' })).toBeInTheDocument();
    expect(shown.router.state.location.search).toBe('?id=l2');
  });

  test('hold those of the same category alone', async () => {
    const others = edition(9, ['c2', 'c3'], { category: 'Amador' });
    expect(await rowsOf(await editions([...WORLD.competitions, others]))).toHaveLength(4);
  });

  test('come in pages of ten', async () => {
    const old = Array.from({ length: 11 }, (_, index) => edition(index + 4, ['c2', 'c3']));
    const shown = await editions([...WORLD.competitions.slice(0, 3), ...old]);
    expect(await rowsOf(shown)).toHaveLength(10);
    await shown.user.click(shown.panel.getByRole('button', { name: 'Mostrar mais edições' }));
    expect(await shown.panel.findByText('1ª')).toBeInTheDocument();
    expect(await rowsOf(shown)).toHaveLength(14);
    expect(shown.panel.queryByRole('button')).not.toBeInTheDocument();
  });

  test('that do not come say so and leave the table, and can be asked for again', async () => {
    const shown = await editions(WORLD.competitions, {
      editions: () => {
        throw new RefusedCall('server/internal');
      },
    });
    expect(await shown.panel.findByText('Não deu para carregar as edições.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Classificação' })).toBeInTheDocument();
    const asked = () => shown.server.calls.filter(({ name }) => name === 'editions').length;
    const before = asked();
    await shown.user.click(shown.panel.getByRole('button'));
    expect(asked()).toBeGreaterThan(before);
  });
});
