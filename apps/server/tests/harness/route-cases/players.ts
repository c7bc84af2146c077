/** Calls about players and the market. */
import type { EndpointName } from '@mundo-manager/contract';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { suggestedPlan } from '@mundo-manager/rules/training-plan';
import type { Send } from '../manager.ts';
import { clubOf, playerForSale, sparePlayers } from '../scene.ts';
import { anyPlayer, OPEN, type RouteCase, type RouteCases } from './route-case.ts';

/** Players that an action on one's own can't be for. */
function playerRefusals<Name extends EndpointName>(
  sendOf: (playerId: string) => Send<Name>,
): RouteCase<Name>['refused'] {
  return {
    'a player of somebody else': [async ({ bia }) => sendOf(await anyPlayer(bia)), 'club/unknown-player'],
    'an unknown player': [() => sendOf('nobody'), 'club/unknown-player'],
  };
}

export const PLAYERS_CASES = {
  player: {
    good: async ({ bia }) => ({ params: { playerId: await anyPlayer(bia) } }),
    refused: { 'an unknown player': [() => ({ params: { playerId: 'nobody' } }), 'not-found/player'] },
  },
  playerDevelopment: {
    good: async ({ ana }) => ({ params: { playerId: await anyPlayer(ana) } }),
    refused: {
      'a player of another club': [
        async ({ bia }) => ({ params: { playerId: await anyPlayer(bia) } }),
        'club/unknown-player',
      ],
    },
  },
  squadDevelopment: { good: () => ({}), refused: {} },
  playerCareer: {
    good: async ({ bia }) => ({ params: { playerId: await anyPlayer(bia) } }),
    refused: { 'an unknown player': [() => ({ params: { playerId: 'nobody' } }), 'not-found/player'] },
  },
  playerTransfers: {
    good: async ({ bia }) => ({ params: { playerId: await anyPlayer(bia) } }),
    refused: { 'an unknown player': [() => ({ params: { playerId: 'nobody' } }), 'not-found/player'] },
  },
  comparableSales: {
    good: async ({ bia }) => ({ params: { playerId: await anyPlayer(bia) } }),
    refused: { 'an unknown player': [() => ({ params: { playerId: 'nobody' } }), 'not-found/player'] },
  },
  trainPlayers: {
    good: async ({ ana }) => ({
      body: { players: [(await clubOf(ana)).players[0]?.number ?? 0], trainingId: 4, intensity: 1 },
    }),
    refused: {
      'a number that nobody wears': [
        () => ({ body: { players: [98], trainingId: 4, intensity: 1 } }),
        'club/unknown-player',
      ],
    },
  },
  trainingPlan: OPEN,
  saveTrainingPlan: {
    good: () => ({ body: { plan: suggestedPlan(ALPHA), saved: [{ name: 'Leve', plan: suggestedPlan(ALPHA) }] } }),
    refused: {
      'more sessions than a day has': [
        () => {
          const { rest, entries } = suggestedPlan(ALPHA);
          return { body: { plan: { rest, entries: entries.map((entry) => ({ ...entry, sessions: 9 })) }, saved: [] } };
        },
        'training/plan-sessions',
      ],
    },
  },
  applyTrainingPlan: {
    // A player who has not trained yet: what is granted once is granted again.
    good: async ({ ana }) => {
      const fresh = (await clubOf(ana)).players.find(
        ({ sessions, attributes }) => sessions === undefined && attributes.condition >= 90,
      );
      const target = { kind: 'player' as const, playerId: fresh?.id ?? '' };
      const entry = { target, day: 'any', trainingId: 4, intensity: 1, sessions: 3, minimumCondition: 70 } as const;
      const plan = { entries: [entry], rest: { most: 0, below: 70 } };
      await ana.call('saveTrainingPlan', { body: { plan, saved: [] } });
      return { body: {} };
    },
    refused: {},
  },
  addPlayerBooster: {
    good: async ({ ana }) => {
      const [boosterId = 0] = (await clubOf(ana)).playerBoosters;
      return { body: { playerId: await anyPlayer(ana), slotId: 1, boosterId } };
    },
    refused: playerRefusals((playerId) => ({ body: { playerId, slotId: 1, boosterId: 1 } })),
  },
  removePlayerBooster: {
    good: async ({ ana }) => ({ body: { playerId: await anyPlayer(ana), slotId: 3 } }),
    refused: playerRefusals((playerId) => ({ body: { playerId, slotId: 3 } })),
  },
  unlockBoosterSlot: {
    good: async ({ ana }) => ({ body: { playerId: await anyPlayer(ana), slotId: 2 } }),
    refused: playerRefusals((playerId) => ({ body: { playerId, slotId: 2 } })),
  },
  releasePlayer: {
    good: async ({ ana }) => ({ params: { playerId: sparePlayers(await clubOf(ana)).at(-2)?.id ?? '' } }),
    refused: playerRefusals((playerId) => ({ params: { playerId } })),
  },
  searchMarket: {
    good: () => ({ params: { search: 'CF_76_80_18_21' } }),
    refused: { 'an unknown range': [() => ({ params: { search: 'CF_1_99_18_21' } }), 'market/unknown-range'] },
  },
  watchlist: OPEN,
  watchPlayer: {
    good: async ({ bia }) => ({
      params: { playerId: await anyPlayer(bia) },
      body: { note: 'Bom de bola', whenForSale: true, priceUpTo: 100_000 },
    }),
    refused: {
      'one’s own player': [
        async ({ ana }) => ({
          params: { playerId: await anyPlayer(ana) },
          body: { note: null, whenForSale: false, priceUpTo: null },
        }),
        'market/own-player',
      ],
      'an unknown player': [
        () => ({ params: { playerId: 'nobody' }, body: { note: null, whenForSale: false, priceUpTo: null } }),
        'not-found/player',
      ],
    },
  },
  unwatchPlayer: { good: async ({ bia }) => ({ body: { playerId: await anyPlayer(bia) } }), refused: {} },
  listPlayer: {
    good: async ({ ana }) => ({ params: { playerId: sparePlayers(await clubOf(ana)).at(-1)?.id ?? '' } }),
    refused: playerRefusals((playerId) => ({ params: { playerId } })),
  },
  unlistPlayer: {
    good: async ({ ana }) => ({ params: { playerId: (await playerForSale(ana)).id } }),
    refused: playerRefusals((playerId) => ({ params: { playerId } })),
  },
  buyPlayer: {
    good: async ({ bia }) => ({ params: { id: (await playerForSale(bia)).id } }),
    refused: {
      'a player who is not for sale': [
        async ({ bia }) => ({ params: { id: await anyPlayer(bia) } }),
        'market/not-listed',
      ],
      'one’s own player': [async ({ ana }) => ({ params: { id: await anyPlayer(ana) } }), 'market/own-player'],
      'an unknown player': [() => ({ params: { id: 'nobody' } }), 'not-found/player'],
    },
  },
} satisfies Partial<RouteCases>;
