/** The screen at each address, and its frame. */
import { buildClub, buildCompetition, buildMatch, buildPlayer } from '@mundo-manager/rules/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { APP_ROUTES } from './routes.tsx';

const shared = () => within(screen.getByRole('banner')).queryByRole('navigation', { name: 'Principal' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Addresses in the shared layout, and how their screens are headed. */
const INSIDE = {
  '/home': 'Início',
  '/competitions': 'Competições',
  '/competitions/mmleague': 'MM League',
  '/competitions/mmcup': 'MM Cup',
  '/competitions/mmtournament': 'MM Tournament',
  '/competitions/friendlies': 'Amistosos',
  '/competitions/mmspecial': 'MM Special',
  '/edition': 'Edição',
  '/season': 'Balanço da temporada',
  '/matchStats': 'Estatísticas do jogo',
  '/matchPlayer/:replayId': 'Replay',
  '/matchPlayer/live/:matchId': 'Ao vivo',
  '/club': 'Clube c1',
  '/managers': 'Treinador',
  '/opponent': 'Clube c1',
  '/highlights': 'Destaques',
  '/development': 'Evolução',
  '/playerDetails': 'Jogador',
  '/squad': 'Plantel',
  '/training': 'Treinamento',
  '/tactics': 'Táticas',
  '/manager': 'Treinador',
  '/finances': 'Finanças',
  '/market': 'Mercado',
  '/facilities': 'Infraestrutura',
  '/playerBoosters': 'Boosters de jogador',
  '/matchBoosters': 'Boosters de jogo',
  '/dailyRewards': 'Recompensas Diárias',
  '/email': 'Mensagens',
  '/email/arquivo': 'Arquivo de mensagens',
  '/account': 'Conta',
  '/creditos': 'Créditos do jogo',
  '/situacao': 'Situação',
  '/operador': 'Operação',
  '*': 'Página não encontrada',
};
const OUTSIDE = ['/', '/landing', '/enginedemo', '/login', '/clubCreation'];

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);
}

describe('addresses (R-NAV-5, R-NAV-6, R-NAV-13, R-NAV-15, R-NAV-24)', () => {
  test('are these and no others', () => {
    expect(pathsOf(APP_ROUTES).toSorted()).toEqual([...Object.keys(INSIDE), ...OUTSIDE].toSorted());
  });

  test.each(Object.entries(INSIDE))('%s shows ‘%s’ in the shared layout', async (path, title) => {
    await renderApp(path.replace(':replayId', 'r1').replace(':matchId', 'm1').replace('*', '/nowhere'));
    expect(await heading(title)).toBeInTheDocument();
    expect(shared()).toBeInTheDocument();
    expect(screen.getByText('Em caixa')).toBeInTheDocument();
  });

  test.each([
    ['/', { signedIn: true }],
    ['/landing', { signedIn: true }],
    ['/enginedemo', { signedIn: true }],
    ['/login', { signedIn: false }],
    ['/clubCreation', { world: { club: null } }],
  ])('%s is outside the shared layout', async (path, options) => {
    const { router } = await renderApp(path, options);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path);
    expect(screen.queryByText('Em caixa')).not.toBeInTheDocument();
  });

  test('creation has three steps', async () => {
    await renderApp('/clubCreation', { world: { club: null } });
    const steps = within(screen.getByRole('list', { name: 'Passos' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['1Nome', '2Escudo', '3Uniforme']);
  });
});

test('a signed-in manager who opens /login is sent home (R-NAV-3)', async () => {
  const { router } = await renderApp('/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('a visitor who opens creation is sent to / (R-CRE-21)', async () => {
  const { router } = await renderApp('/clubCreation', { signedIn: false });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('an address that no screen has says so and leads back (R-NAV-21)', async () => {
  const { user, router } = await renderApp('/lugar-nenhum');
  expect(await heading('Página não encontrada')).toBeInTheDocument();
  expect(screen.getByText('Este endereço saiu de campo.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ir para o início' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('a replay’s address shows the player with that replay (R-NAV-10, R-REP-1)', async () => {
  await renderApp('/matchPlayer/r7', { signedIn: false });
  expect(await screen.findByTitle('Replay do jogo')).toHaveAttribute(
    'src',
    '/Webgl_On/index.html?replay=r7&language=pt-BR',
  );
});

/** Two of each, so that the id decides which one is shown. */
function world() {
  const match = buildMatch({ id: 'm2', competitionId: 'l2', home: { id: 'c3', clubName: 'Pedra Lascada' } });
  const players = [buildPlayer({ id: 'p2', name: 'Ébano', club: 'c2' })];
  return {
    others: [buildClub({ id: 'c2', players })],
    competitions: [
      buildCompetition(),
      buildCompetition({ id: 'l2', category: 'Amador', status: 'running', matches: { m2: match } }),
    ],
  };
}

describe('an id travels as navigation state and stands in the address too (R-NAV-14)', () => {
  test.each([
    ['R-NAV-7', '/competitions/mmleague', { competitionId: 'l2' }, '?id=l2', 'MM League Amador'],
    ['R-NAV-9', '/matchStats', { competitionId: 'l2', matchId: 'm2' }, '?competition=l2&match=m2', 'Pedra Lascada'],
    ['R-NAV-11', '/club', { clubId: 'c2' }, '?id=c2', 'Clube c2'],
    ['R-NAV-12', '/playerDetails', { playerId: 'p2' }, '?id=p2', 'Ébano'],
  ])('%s: %s shows the same by either, and again by the back button', async (_, path, state, search, shown) => {
    const main = () => within(screen.getByRole('main'));
    const { router } = await renderApp(path, { state, world: world() });
    expect((await main().findAllByText(shown)).length).toBeGreaterThan(0);
    expect(router.state.location.search).toBe('');
    cleanup();

    const reloaded = await renderApp(path + search, { world: world() });
    expect((await main().findAllByText(shown)).length).toBeGreaterThan(0);
    await reloaded.router.navigate('/facilities');
    await heading('Infraestrutura');
    expect(main().queryByText(shown)).not.toBeInTheDocument();
    await reloaded.router.navigate(-1);
    expect((await main().findAllByText(shown)).length).toBeGreaterThan(0);
  });
});
