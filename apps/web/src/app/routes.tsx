import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../ui/browser/route-handle.ts';
import { FirstView } from './layout/first-view.tsx';
import { RouteFailed } from './layout/route-failed.tsx';

function titled(title: MessageDescriptor): RouteHandle {
  return { title };
}

/** The way to a competition that ends in a knock-out: one module has the screens of all. R-NAV-8 */
function cupRoute(
  path: string,
  title: MessageDescriptor,
  screen: 'CupScreen' | 'TournamentScreen' | 'SpecialScreen',
): RouteObject {
  return {
    path,
    handle: titled(title),
    lazy: async () => ({ Component: (await import('../screens/knock-out/knock-out-screen.tsx'))[screen] }),
  };
}

/** Every address of the game, each with the screen that comes when it is first opened. R-NAV-1 to R-NAV-21 */
export const APP_ROUTES: RouteObject[] = [
  {
    errorElement: <RouteFailed />,
    hydrateFallbackElement: <FirstView />,
    children: [
      {
        path: '/',
        handle: titled(msg`Mundo Manager`),
        lazy: async () => ({ Component: (await import('../screens/landing/landing-screen.tsx')).LandingScreen }),
      },
      {
        path: '/landing',
        handle: titled(msg`Mundo Manager`),
        lazy: async () => ({ Component: (await import('../screens/landing/landing-screen.tsx')).LandingScreen }),
      },
      {
        lazy: async () => ({ Component: (await import('./layout/open-layout.tsx')).OpenLayout }),
        children: [
          {
            path: '/enginedemo',
            handle: titled(msg`Simulador de partida`),
            lazy: async () => ({
              Component: (await import('../screens/engine-demo/engine-demo-screen.tsx')).EngineDemoScreen,
            }),
          },
        ],
      },
      {
        path: '/login',
        handle: titled(msg`Entrar`),
        lazy: async () => ({ Component: (await import('../screens/login/login-screen.tsx')).LoginScreen }),
      },
      {
        lazy: async () => ({ Component: (await import('./layout/club-creation-guard.tsx')).ClubCreationGuard }),
        children: [
          {
            path: '/clubCreation',
            handle: titled(msg`Criação do clube`),
            lazy: async () => ({
              Component: (await import('../screens/club-creation/club-creation-screen.tsx')).ClubCreationScreen,
            }),
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./layout/signed-in-layout.tsx')).OpenOrSignedInLayout }),
        children: [
          {
            errorElement: <RouteFailed />,
            children: [
              {
                path: '/matchPlayer/:replayId',
                handle: titled(msg`Replay`),
                lazy: async () => ({
                  Component: (await import('../screens/match-player/match-player-screen.tsx')).MatchPlayerScreen,
                }),
              },
              {
                path: '/creditos',
                handle: titled(msg`Créditos do jogo`),
                lazy: async () => ({
                  Component: (await import('../screens/credits/credits-screen.tsx')).CreditsScreen,
                }),
              },
              {
                path: '/situacao',
                handle: titled(msg`Situação`),
                lazy: async () => ({ Component: (await import('../screens/status/status-screen.tsx')).StatusScreen }),
              },
              {
                path: '*',
                handle: titled(msg`Página não encontrada`),
                lazy: async () => ({
                  Component: (await import('../screens/not-found/not-found-screen.tsx')).NotFoundScreen,
                }),
              },
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./layout/signed-in-layout.tsx')).SignedInLayout }),
        children: [
          {
            errorElement: <RouteFailed />,
            children: [
              {
                path: '/home',
                handle: titled(msg`Início`),
                lazy: async () => ({ Component: (await import('../screens/home/home-screen.tsx')).HomeScreen }),
              },
              {
                path: '/competitions',
                handle: titled(msg`Competições`),
                lazy: async () => ({
                  Component: (await import('../screens/competitions/competitions-screen.tsx')).CompetitionsScreen,
                }),
              },
              {
                path: '/competitions/mmleague',
                handle: titled(msg`MM League`),
                lazy: async () => ({ Component: (await import('../screens/league/league-screen.tsx')).LeagueScreen }),
              },
              {
                path: '/edition',
                handle: titled(msg`Edição`),
                lazy: async () => ({
                  Component: (await import('../screens/edition/edition-screen.tsx')).EditionScreen,
                }),
              },
              {
                path: '/season',
                handle: titled(msg`Balanço da temporada`),
                lazy: async () => ({
                  Component: (await import('../screens/season-review/season-review-screen.tsx')).SeasonReviewScreen,
                }),
              },
              {
                path: '/operador',
                handle: titled(msg`Operação`),
                lazy: async () => ({
                  Component: (await import('../screens/operator/operator-screen.tsx')).OperatorScreen,
                }),
              },
              {
                path: '/competitions/friendlies',
                handle: titled(msg`Amistosos`),
                lazy: async () => ({
                  Component: (await import('../screens/friendlies/friendlies-screen.tsx')).FriendliesScreen,
                }),
              },
              cupRoute('/competitions/mmcup', msg`MM Cup`, 'CupScreen'),
              cupRoute('/competitions/mmtournament', msg`MM Tournament`, 'TournamentScreen'),
              cupRoute('/competitions/mmspecial', msg`MM Special`, 'SpecialScreen'),
              {
                path: '/matchStats',
                handle: titled(msg`Estatísticas do jogo`),
                lazy: async () => ({
                  Component: (await import('../screens/match-stats/match-stats-screen.tsx')).MatchStatsScreen,
                }),
              },
              {
                path: '/matchPlayer/live/:matchId',
                handle: titled(msg`Ao vivo`),
                lazy: async () => ({
                  Component: (await import('../screens/match-player/live-match-screen.tsx')).LiveMatchScreen,
                }),
              },
              {
                path: '/club',
                handle: titled(msg`Clube`),
                lazy: async () => ({ Component: (await import('../screens/club/club-screen.tsx')).ClubScreen }),
              },
              {
                path: '/managers',
                handle: titled(msg`Perfil do treinador`),
                lazy: async () => ({
                  Component: (await import('../screens/manager-profile/manager-profile-screen.tsx'))
                    .ManagerProfileScreen,
                }),
              },
              {
                path: '/development',
                handle: titled(msg`Evolução`),
                lazy: async () => ({
                  Component: (await import('../screens/development/development-screen.tsx')).DevelopmentScreen,
                }),
              },
              {
                path: '/highlights',
                handle: titled(msg`Destaques`),
                lazy: async () => ({
                  Component: (await import('../screens/highlights/highlights-screen.tsx')).HighlightsScreen,
                }),
              },
              {
                path: '/opponent',
                handle: titled(msg`Relatório do adversário`),
                lazy: async () => ({
                  Component: (await import('../screens/opponent/opponent-screen.tsx')).OpponentScreen,
                }),
              },
              {
                path: '/dailyRewards',
                handle: titled(msg`Recompensas Diárias`),
                lazy: async () => ({
                  Component: (await import('../screens/daily-rewards/daily-rewards-screen.tsx')).DailyRewardsScreen,
                }),
              },
              {
                path: '/squad',
                handle: titled(msg`Plantel`),
                lazy: async () => ({ Component: (await import('../screens/squad/squad-screen.tsx')).SquadScreen }),
              },
              {
                path: '/training',
                handle: titled(msg`Treinamento`),
                lazy: async () => ({
                  Component: (await import('../screens/training/training-screen.tsx')).TrainingScreen,
                }),
              },
              {
                path: '/tactics',
                handle: titled(msg`Táticas`),
                lazy: async () => ({
                  Component: (await import('../screens/tactics/tactics-screen.tsx')).TacticsScreen,
                }),
              },
              {
                path: '/manager',
                handle: titled(msg`Treinador`),
                lazy: async () => ({
                  Component: (await import('../screens/manager/manager-screen.tsx')).ManagerScreen,
                }),
              },
              {
                path: '/finances',
                handle: titled(msg`Finanças`),
                lazy: async () => ({
                  Component: (await import('../screens/finances/finances-screen.tsx')).FinancesScreen,
                }),
              },
              {
                path: '/market',
                handle: titled(msg`Mercado`),
                lazy: async () => ({ Component: (await import('../screens/market/market-screen.tsx')).MarketScreen }),
              },
              {
                path: '/facilities',
                handle: titled(msg`Infraestrutura`),
                lazy: async () => ({
                  Component: (await import('../screens/facilities/facilities-screen.tsx')).FacilitiesScreen,
                }),
              },
              {
                path: '/playerBoosters',
                handle: titled(msg`Boosters`),
                lazy: async () => ({
                  Component: (await import('../screens/player-boosters/player-boosters-screen.tsx'))
                    .PlayerBoostersScreen,
                }),
              },
              {
                path: '/matchBoosters',
                handle: titled(msg`Boosters de jogo`),
                lazy: async () => ({
                  Component: (await import('../screens/match-boosters/match-boosters-screen.tsx')).MatchBoostersScreen,
                }),
              },
              {
                path: '/playerDetails',
                handle: titled(msg`Jogador`),
                lazy: async () => ({
                  Component: (await import('../screens/player-details/player-details-screen.tsx')).PlayerDetailsScreen,
                }),
              },
              {
                path: '/email',
                handle: titled(msg`Mensagens`),
                lazy: async () => ({ Component: (await import('../screens/inbox/inbox-screen.tsx')).InboxScreen }),
              },
              {
                path: '/email/arquivo',
                handle: titled(msg`Arquivo de mensagens`),
                lazy: async () => ({ Component: (await import('../screens/inbox/archive-screen.tsx')).ArchiveScreen }),
              },
              {
                path: '/account',
                handle: titled(msg`Conta`),
                lazy: async () => ({
                  Component: (await import('../screens/account/account-screen.tsx')).AccountScreen,
                }),
              },
            ],
          },
        ],
      },
    ],
  },
];
