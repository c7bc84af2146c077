/** Calls about competitions and their matches. */
import { clubOf, type RivalScene } from '../scene.ts';
import { endedLeagueOf } from './ended-league.ts';
import type { RouteCase, RouteCases, Sending } from './route-case.ts';

const choice = ({ leagueId, upcoming }: RivalScene) => ({ compId: leagueId, matchId: upcoming.id });
const ownMatchBooster = async ({ ana }: RivalScene) => (await clubOf(ana)).matchBoosters[0] ?? 0;

/** The matches that a choice can't be for, whatever is chosen. */
function matchRefusals<Name extends 'addMatchBooster' | 'removeMatchBooster' | 'updateTacticName'>(
  more: object,
): RouteCase<Name>['refused'] {
  const of = (matchId: (scene: RivalScene) => string, compId: (scene: RivalScene) => string): Sending<Name> =>
    ((scene: RivalScene) => ({ body: { compId: compId(scene), matchId: matchId(scene), ...more } })) as Sending<Name>;
  const league = ({ leagueId }: RivalScene) => leagueId;
  return {
    'a match of others': [of(({ rivals }) => rivals.id, league), 'match/not-playing'],
    'a match that is over': [of(({ finished }) => finished.id, league), 'match/not-editable'],
    'a match of another league': [of(({ playing }) => playing.id, league), 'not-found/match'],
    'an unknown match': [of(() => 'nothing', league), 'not-found/match'],
    'an unknown competition': [
      of(
        ({ upcoming }) => upcoming.id,
        () => 'nothing',
      ),
      'not-found/competition',
    ],
  };
}

export const COMPETITIONS_CASES = {
  competition: {
    good: ({ leagueId }) => ({ params: { competitionId: leagueId } }),
    refused: { 'an unknown id': [() => ({ params: { competitionId: 'nothing' } }), 'not-found/competition'] },
  },
  leagueTransfers: {
    good: ({ leagueId }) => ({ params: { competitionId: leagueId } }),
    refused: { 'an unknown id': [() => ({ params: { competitionId: 'nothing' } }), 'not-found/competition'] },
  },
  edition: {
    good: async (scene) => ({ params: { competitionId: await endedLeagueOf(scene) } }),
    refused: {
      'an unknown id': [() => ({ params: { competitionId: 'nothing' } }), 'not-found/competition'],
      'an edition that is not over': [
        ({ leagueId }) => ({ params: { competitionId: leagueId } }),
        'not-found/competition',
      ],
    },
  },
  editions: {
    good: () => ({ query: { name: 'MM League', category: 'Várzea', limit: 2 } }),
    refused: {
      'an unknown category': [
        () => ({ query: { name: 'MM League', category: 'Sub-20' } as never }),
        'request/malformed',
      ],
    },
  },
  competitionLeaders: {
    good: ({ leagueId }) => ({ params: { competitionId: leagueId } }),
    refused: { 'an unknown id': [() => ({ params: { competitionId: 'nothing' } }), 'not-found/competition'] },
  },
  roundEleven: {
    good: ({ leagueId }) => ({ params: { competitionId: leagueId }, query: { round: 1 } }),
    refused: {
      'an unknown id': [() => ({ params: { competitionId: 'nothing' }, query: { round: 1 } }), 'not-found/competition'],
      'a round that there is not': [
        ({ leagueId }) => ({ params: { competitionId: leagueId }, query: { round: 99 } }),
        'not-found/competition',
      ],
    },
  },
  joinCompetition: {
    caller: ({ carla }) => carla,
    good: () => ({ body: { competitionName: 'MM League' } }),
    refused: {
      'an unknown name': [() => ({ body: { competitionName: 'MM Xyz' } }), 'competitions/unknown-competition'],
    },
  },
  addMatchBooster: {
    good: async (scene) => ({ body: { ...choice(scene), boosterId: await ownMatchBooster(scene) } }),
    refused: {
      ...matchRefusals({ boosterId: 1 }),
      'a booster that nobody knows': [
        (scene) => ({ body: { ...choice(scene), boosterId: 99 } }),
        'boosters/unknown-booster',
      ],
    },
  },
  removeMatchBooster: {
    good: async (scene) => {
      const boosterId = await ownMatchBooster(scene);
      await scene.ana.call('addMatchBooster', { body: { ...choice(scene), boosterId } });
      return { body: choice(scene) };
    },
    refused: matchRefusals({}),
  },
  updateTacticName: {
    good: (scene) => ({ body: { ...choice(scene), tacticName: 'B' } }),
    refused: matchRefusals({ tacticName: 'B' }),
  },
  match: {
    good: ({ finished }) => ({ params: { matchId: finished.id } }),
    refused: { 'an unknown match': [() => ({ params: { matchId: 'nothing' } }), 'not-found/match'] },
  },
  liveMatch: {
    good: ({ playing }) => ({ params: { matchId: playing.id } }),
    refused: { 'an unknown match': [() => ({ params: { matchId: 'nothing' } }), 'not-found/match'] },
  },
  replay: {
    caller: ({ visitor }) => visitor,
    good: ({ finished }) => ({ params: { replayId: `${finished.id}-replay` } }),
    refused: {
      'an unknown replay': [() => ({ params: { replayId: 'nothing' } }), 'not-found/replay'],
      'a match that is being played': [
        ({ playing }) => ({ params: { replayId: `${playing.id}-replay` } }),
        'replay/not-yet',
      ],
    },
  },
} satisfies Partial<RouteCases>;
