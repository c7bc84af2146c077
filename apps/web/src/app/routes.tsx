import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router-dom';
import { FirstView } from './FirstView.tsx';
import { RouteFailed } from './RouteFailed.tsx';
import type { RouteHandle } from './routeHandle.ts';

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
    lazy: async () => ({ Component: (await import('../screens/knockOut/KnockOutScreen.tsx'))[screen] }),
  };
}

/** Every address of the game, each with the screen that comes when it is first opened. R-NAV-1 to R-NAV-21 */
export const ROUTES: RouteObject[] = [
  {
    errorElement: <RouteFailed />,
    hydrateFallbackElement: <FirstView />,
    children: [
      {
        path: '/',
        handle: titled(msg`Mundo Manager`),
        lazy: async () => ({ Component: (await import('../screens/landing/LandingScreen.tsx')).LandingScreen }),
      },
      {
        path: '/landing',
        handle: titled(msg`Mundo Manager`),
        lazy: async () => ({ Component: (await import('../screens/landing/LandingScreen.tsx')).LandingScreen }),
      },
      {
        lazy: async () => ({ Component: (await import('./OpenLayout.tsx')).OpenLayout }),
        children: [
          {
            path: '/enginedemo',
            handle: titled(msg`Simulador de partida`),
            lazy: async () => ({
              Component: (await import('../screens/engineDemo/EngineDemoScreen.tsx')).EngineDemoScreen,
            }),
          },
        ],
      },
      {
        path: '/login',
        handle: titled(msg`Entrar`),
        lazy: async () => ({ Component: (await import('../screens/login/LoginScreen.tsx')).LoginScreen }),
      },
      {
        lazy: async () => ({ Component: (await import('./WithoutClub.tsx')).WithoutClub }),
        children: [
          {
            path: '/clubCreation',
            handle: titled(msg`Criação do clube`),
            lazy: async () => ({
              Component: (await import('../screens/clubCreation/ClubCreationScreen.tsx')).ClubCreationScreen,
            }),
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./SignedInLayout.tsx')).OpenOrSignedInLayout }),
        children: [
          {
            errorElement: <RouteFailed />,
            children: [
              {
                path: '/matchPlayer/:replayId',
                handle: titled(msg`Replay`),
                lazy: async () => ({
                  Component: (await import('../screens/matchPlayer/MatchPlayerScreen.tsx')).MatchPlayerScreen,
                }),
              },
              {
                path: '/creditos',
                handle: titled(msg`Créditos do jogo`),
                lazy: async () => ({ Component: (await import('../screens/credits/CreditsScreen.tsx')).CreditsScreen }),
              },
              {
                path: '/situacao',
                handle: titled(msg`Situação`),
                lazy: async () => ({ Component: (await import('../screens/status/StatusScreen.tsx')).StatusScreen }),
              },
              {
                path: '*',
                handle: titled(msg`Página não encontrada`),
                lazy: async () => ({
                  Component: (await import('../screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
                }),
              },
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./SignedInLayout.tsx')).SignedInLayout }),
        children: [
          {
            errorElement: <RouteFailed />,
            children: [
              {
                path: '/home',
                handle: titled(msg`Início`),
                lazy: async () => ({ Component: (await import('../screens/home/HomeScreen.tsx')).HomeScreen }),
              },
              {
                path: '/competitions',
                handle: titled(msg`Competições`),
                lazy: async () => ({
                  Component: (await import('../screens/competitions/CompetitionsScreen.tsx')).CompetitionsScreen,
                }),
              },
              {
                path: '/competitions/mmleague',
                handle: titled(msg`MM League`),
                lazy: async () => ({ Component: (await import('../screens/league/LeagueScreen.tsx')).LeagueScreen }),
              },
              {
                path: '/edition',
                handle: titled(msg`Edição`),
                lazy: async () => ({ Component: (await import('../screens/edition/EditionScreen.tsx')).EditionScreen }),
              },
              {
                path: '/season',
                handle: titled(msg`Balanço da temporada`),
                lazy: async () => ({
                  Component: (await import('../screens/seasonReview/SeasonReviewScreen.tsx')).SeasonReviewScreen,
                }),
              },
              {
                path: '/operador',
                handle: titled(msg`Operação`),
                lazy: async () => ({
                  Component: (await import('../screens/operator/OperatorScreen.tsx')).OperatorScreen,
                }),
              },
              {
                path: '/competitions/friendlies',
                handle: titled(msg`Amistosos`),
                lazy: async () => ({
                  Component: (await import('../screens/friendlies/FriendliesScreen.tsx')).FriendliesScreen,
                }),
              },
              cupRoute('/competitions/mmcup', msg`MM Cup`, 'CupScreen'),
              cupRoute('/competitions/mmtournament', msg`MM Tournament`, 'TournamentScreen'),
              cupRoute('/competitions/mmspecial', msg`MM Special`, 'SpecialScreen'),
              {
                path: '/matchStats',
                handle: titled(msg`Estatísticas da partida`),
                lazy: async () => ({
                  Component: (await import('../screens/matchStats/MatchStatsScreen.tsx')).MatchStatsScreen,
                }),
              },
              {
                path: '/matchPlayer/live/:matchId',
                handle: titled(msg`Ao vivo`),
                lazy: async () => ({
                  Component: (await import('../screens/matchPlayer/LiveMatchScreen.tsx')).LiveMatchScreen,
                }),
              },
              {
                path: '/club',
                handle: titled(msg`Clube`),
                lazy: async () => ({ Component: (await import('../screens/club/ClubScreen.tsx')).ClubScreen }),
              },
              {
                path: '/managers',
                handle: titled(msg`Técnico`),
                lazy: async () => ({
                  Component: (await import('../screens/managerProfile/ManagerProfileScreen.tsx')).ManagerProfileScreen,
                }),
              },
              {
                path: '/development',
                handle: titled(msg`Evolução`),
                lazy: async () => ({
                  Component: (await import('../screens/development/DevelopmentScreen.tsx')).DevelopmentScreen,
                }),
              },
              {
                path: '/highlights',
                handle: titled(msg`Destaques`),
                lazy: async () => ({
                  Component: (await import('../screens/highlights/HighlightsScreen.tsx')).HighlightsScreen,
                }),
              },
              {
                path: '/opponent',
                handle: titled(msg`Relatório do adversário`),
                lazy: async () => ({
                  Component: (await import('../screens/opponent/OpponentScreen.tsx')).OpponentScreen,
                }),
              },
              {
                path: '/dailyRewards',
                handle: titled(msg`Recompensas Diárias`),
                lazy: async () => ({
                  Component: (await import('../screens/dailyRewards/DailyRewardsScreen.tsx')).DailyRewardsScreen,
                }),
              },
              {
                path: '/squad',
                handle: titled(msg`Plantel`),
                lazy: async () => ({ Component: (await import('../screens/squad/SquadScreen.tsx')).SquadScreen }),
              },
              {
                path: '/training',
                handle: titled(msg`Treinamento`),
                lazy: async () => ({
                  Component: (await import('../screens/training/TrainingScreen.tsx')).TrainingScreen,
                }),
              },
              {
                path: '/tactics',
                handle: titled(msg`Táticas`),
                lazy: async () => ({ Component: (await import('../screens/tactics/TacticsScreen.tsx')).TacticsScreen }),
              },
              {
                path: '/manager',
                handle: titled(msg`Treinador`),
                lazy: async () => ({ Component: (await import('../screens/manager/ManagerScreen.tsx')).ManagerScreen }),
              },
              {
                path: '/finances',
                handle: titled(msg`Finanças`),
                lazy: async () => ({
                  Component: (await import('../screens/finances/FinancesScreen.tsx')).FinancesScreen,
                }),
              },
              {
                path: '/market',
                handle: titled(msg`Mercado`),
                lazy: async () => ({ Component: (await import('../screens/market/MarketScreen.tsx')).MarketScreen }),
              },
              {
                path: '/facilities',
                handle: titled(msg`Infraestrutura`),
                lazy: async () => ({
                  Component: (await import('../screens/facilities/FacilitiesScreen.tsx')).FacilitiesScreen,
                }),
              },
              {
                path: '/playerBoosters',
                handle: titled(msg`Boosters`),
                lazy: async () => ({
                  Component: (await import('../screens/playerBoosters/PlayerBoostersScreen.tsx')).PlayerBoostersScreen,
                }),
              },
              {
                path: '/matchBoosters',
                handle: titled(msg`Boosters de partida`),
                lazy: async () => ({
                  Component: (await import('../screens/matchBoosters/MatchBoostersScreen.tsx')).MatchBoostersScreen,
                }),
              },
              {
                path: '/playerDetails',
                handle: titled(msg`Jogador`),
                lazy: async () => ({
                  Component: (await import('../screens/playerDetails/PlayerDetailsScreen.tsx')).PlayerDetailsScreen,
                }),
              },
              {
                path: '/email',
                handle: titled(msg`Mensagens`),
                lazy: async () => ({ Component: (await import('../screens/email/EmailScreen.tsx')).EmailScreen }),
              },
              {
                path: '/account',
                handle: titled(msg`Conta`),
                lazy: async () => ({ Component: (await import('../screens/account/AccountScreen.tsx')).AccountScreen }),
              },
            ],
          },
        ],
      },
    ],
  },
];
