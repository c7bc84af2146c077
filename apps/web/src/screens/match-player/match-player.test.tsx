import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { demoWorld } from '../../testing/demo/demo-world.ts';
import { renderApp } from '../../testing/render-app.tsx';

test.each([true, false])(
  'a replay is shown by the player, whoever looks, signed in or not: %s (R-REP-1)',
  async (signedIn) => {
    await renderApp('/matchPlayer/r%2F1%20x', { signedIn });
    expect(screen.getByRole('heading', { level: 1, name: 'Replay' })).toBeInTheDocument();
    expect(screen.getByTitle('Replay do jogo')).toHaveAttribute(
      'src',
      '/Webgl_On/index.html?replay=r%2F1+x&language=pt-BR',
    );
  },
);

describe('a replay names its match as the live screen does (R-REP-11)', () => {
  const world = demoWorld();
  const [replay] = Object.values(world.replays);
  if (replay === undefined) throw new Error('no replay');
  const { id, matchId, home, away, round } = replay;
  const heading = () => screen.findByRole('heading', { level: 1, name: `${home.name} × ${away.name}` });

  test('and links a manager to its statistics, which the match alone finds', async () => {
    const { user } = await renderApp(`/matchPlayer/${id}`, { world });
    expect(await heading()).toBeInTheDocument();
    expect(screen.getByText(`MM League · Rodada ${round}`)).toBeInTheDocument();
    const stats = screen.getByRole('link', { name: 'Estatísticas' });
    expect(stats).toHaveAttribute('href', `/matchStats?match=${matchId}`);
    await user.click(stats);
    expect(await screen.findByRole('region', { name: 'Resumo do jogo' })).toHaveTextContent(away.name);
  });

  test('and to a visitor too, without a link that he may not follow', async () => {
    await renderApp(`/matchPlayer/${id}`, { world, signedIn: false });
    expect(await heading()).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Estatísticas' })).not.toBeInTheDocument();
  });
});
