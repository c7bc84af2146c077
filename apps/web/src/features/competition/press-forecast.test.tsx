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
const PANEL = 'Palpite da imprensa';

describe('the forecast of the press (R-HSC-1)', () => {
  test.each(['/home', '/competitions/mmleague'])(
    'names three favourites and the club’s place on %s',
    async (address) => {
      const world = scene('drawn');
      await renderApp(address, { world });
      const panel = within(await screen.findByRole('region', { name: PANEL }));
      const [league] = world.competitions;
      const favourites = league?.forecast?.slice(0, 3).map(({ clubId }) => clubId) ?? [];
      const names = favourites.map((id) => league?.entrants.find(({ clubId }) => clubId === id)?.clubName);
      expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
      expect(panel.getByText('5º lugar')).toBeInTheDocument();
    },
  );

  test('is gone once the league is under way', async () => {
    await renderApp('/competitions/mmleague', { world: scene('demo') });
    expect(await screen.findByRole('region', { name: 'Classificação' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: PANEL })).not.toBeInTheDocument();
  });

  test('is compared with the end of the league', async () => {
    await renderApp('/home', { world: scene('ended') });
    const end = within(await screen.findByRole('region', { name: 'Fim da MM League' }));
    expect((await end.findByText('A imprensa apostava')).nextElementSibling).toHaveTextContent('no 5º lugar');
  });
});
