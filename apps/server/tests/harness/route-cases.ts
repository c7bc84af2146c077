/** For every call of the contract: how it is granted, and what it refuses of what belongs to others or is not there. */
import type { ApiErrorCode, EndpointName } from '@mundo-manager/contract';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { suggestedPlan } from '@mundo-manager/rules/training-plan';
import { storeEndedLeague } from './league.ts';
import type { Manager, Send } from './manager.ts';
import { clubOf, playerForSale, type Scene, sparePlayers } from './scene.ts';

type Sending<Name extends EndpointName> = (scene: Scene) => Send<Name> | Promise<Send<Name>>;

export interface RouteCase<Name extends EndpointName> {
  /** Who calls; ana unless told. */
  readonly caller?: (scene: Scene) => Manager;
  /** What is granted, once at least; it may prepare what it needs. */
  readonly good: Sending<Name>;
  readonly refused: Readonly<Record<string, readonly [Sending<Name>, ApiErrorCode]>>;
}

type RouteCases = { readonly [Name in EndpointName]: RouteCase<Name> };

const nothing = () => ({});
const OPEN = { good: nothing, refused: {} };
const anyPlayer = async (manager: Manager) => (await clubOf(manager)).players[0]?.id ?? '';
const choice = ({ leagueId, upcoming }: Scene) => ({ compId: leagueId, matchId: upcoming.id });
const ownMatchBooster = async ({ ana }: Scene) => (await clubOf(ana)).matchBoosters[0] ?? 0;

/** The matches that a choice can't be for, whatever is chosen. */
function matchRefusals<Name extends 'addMatchBooster' | 'removeMatchBooster' | 'updateTacticName'>(
  more: object,
): RouteCase<Name>['refused'] {
  const of = (matchId: (scene: Scene) => string, compId: (scene: Scene) => string): Sending<Name> =>
    ((scene: Scene) => ({ body: { compId: compId(scene), matchId: matchId(scene), ...more } })) as Sending<Name>;
  const league = ({ leagueId }: Scene) => leagueId;
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

/** Players that an action on one's own can't be for. */
function playerRefusals<Name extends EndpointName>(
  sendOf: (playerId: string) => Send<Name>,
): RouteCase<Name>['refused'] {
  return {
    'a player of somebody else': [async ({ bia }) => sendOf(await anyPlayer(bia)), 'club/unknown-player'],
    'an unknown player': [() => sendOf('nobody'), 'club/unknown-player'],
  };
}

/** A finished league of ana's. */
const endedLeagueOf = ({ world, ana, bia }: Scene) => storeEndedLeague(world, [ana.clubId, bia.clubId], 900);

export const ROUTE_CASES: RouteCases = {
  initialData: OPEN,
  proofs: { good: () => ({ query: { after: 0 } }), refused: {} },
  drawProofs: {
    good: ({ leagueId }) => ({ params: { competitionId: leagueId } }),
    refused: { 'an unknown competition': [() => ({ params: { competitionId: 'nothing' } }), 'not-found/competition'] },
  },
  ruleset: {
    good: () => ({ params: { hash: 'current' } }),
    refused: {
      'a hash that the world has never had': [() => ({ params: { hash: '0'.repeat(64) } }), 'not-found/ruleset'],
    },
  },
  statement: { good: () => ({ query: { limit: 2 } }), refused: {} },
  inbox: { good: () => ({ query: { limit: 2 } }), refused: {} },
  clock: OPEN,
  health: OPEN,
  ready: OPEN,
  serverStatus: OPEN,
  advanceClock: OPEN,
  live: OPEN,
  exportAccount: OPEN,
  setVacation: { good: () => ({ body: { isOn: true } }), refused: {} },
  deleteAccount: { caller: ({ duda }) => duda, good: nothing, refused: {} },
  settleCommand: {
    good: () => ({ params: { key: 'never-arrived' } }),
    refused: { 'a key that no command may have': [() => ({ params: { key: 'short' } }), 'request/malformed'] },
  },
  createUser: { caller: ({ newcomer }) => newcomer, good: nothing, refused: {} },
  addLead: {
    caller: ({ visitor }) => visitor,
    good: () => ({ body: { name: 'Eva Prado', email: 'eva@exemplo.com.br' } }),
    refused: {
      'no address': [() => ({ body: { name: 'Eva Prado', email: 'eva' } }), 'club-creation/sign-up-email'],
    },
  },
  checkClubNameAvailability: {
    good: () => ({ params: { name: 'Nome Livre' } }),
    refused: { 'too short a name': [() => ({ params: { name: 'x' } }), 'club-creation/name-length'] },
  },
  createClub: {
    caller: ({ founder }) => founder,
    good: () => ({ body: { name: 'Nome Novo', emblem: buildEmblem(), uniform: { id: 3 } } }),
    refused: {
      'the name of somebody else’s club': [
        () => ({ body: { name: 'Biritiba', emblem: buildEmblem(), uniform: { id: 3 } } }),
        'club/name-taken',
      ],
    },
  },
  club: {
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
  },
  competition: {
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
  clubMatches: {
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
  },
  opponentReport: {
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
  },
  clubHistory: {
    good: ({ bia }) => ({ params: { id: bia.clubId }, query: { limit: 2 } }),
    refused: {
      'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'],
      'a page that ends nowhere': [
        ({ bia }) => ({ params: { id: bia.clubId }, query: { before: 'here' } }),
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
  squadCareers: {
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
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
  playerCareer: {
    good: async ({ bia }) => ({ params: { playerId: await anyPlayer(bia) } }),
    refused: { 'an unknown player': [() => ({ params: { playerId: 'nobody' } }), 'not-found/player'] },
  },
  seasonReview: {
    good: async (scene) => ({ params: { competitionId: await endedLeagueOf(scene) } }),
    refused: {
      'an edition that is not over': [
        ({ leagueId }) => ({ params: { competitionId: leagueId } }),
        'not-found/competition',
      ],
      'an edition of others': [
        async ({ world, carla }) => {
          const others = await storeEndedLeague(world, [carla.clubId], 901);
          return { params: { competitionId: others } };
        },
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
  saveTactic: {
    good: async ({ ana }) => {
      const { A } = (await clubOf(ana)).tactics;
      const swapped: Readonly<Record<string, string>> = { '1': '2', '2': '1' };
      const places = A.places.map((place) => ({ ...place, id: swapped[place.id] ?? place.id }));
      return { body: { tacticName: 'A', updatedTactic: { ...A, places } } };
    },
    refused: {
      'the line-up of somebody else': [
        async ({ ana, bia }) => {
          const { places } = (await clubOf(bia)).tactics.A;
          return { body: { tacticName: 'A', updatedTactic: { ...(await clubOf(ana)).tactics.A, places } } };
        },
        'tactics/unknown-player',
      ],
      'an unknown slot': [
        async ({ ana }) => ({ body: { tacticName: 'D', updatedTactic: (await clubOf(ana)).tactics.A } }),
        'tactics/unknown-slot',
      ],
    },
  },
  upgradeSkill: {
    good: () => ({ body: { skillType: 'training', skillName: 'attacking' } }),
    refused: {
      'an unknown skill': [() => ({ body: { skillType: 'training', skillName: 'x' } }), 'manager/unknown-skill'],
    },
  },
  signSponsorship: {
    good: () => ({ body: { sponsorshipOfferId: '1' } }),
    refused: { 'an unknown offer': [() => ({ body: { sponsorshipOfferId: 'x' } }), 'sponsorship/unknown-offer'] },
  },
  upgradeFacility: {
    good: () => ({ body: { facilityName: 'gym' } }),
    refused: { 'an unknown facility': [() => ({ body: { facilityName: 'x' } }), 'facilities/unknown-facility'] },
  },
  collectDailyReward: {
    good: () => ({ body: { rewardType: 'item' } }),
    refused: { 'an unknown reward': [() => ({ body: { rewardType: 'x' } }), 'daily-rewards/unknown-reward'] },
  },
  mergeBoosters: {
    good: async ({ ana }) => ({ body: { boosters: (await clubOf(ana)).playerBoosters.slice(0, 3) } }),
    refused: {
      'boosters that the club does not own': [() => ({ body: { boosters: [29, 29, 29] } }), 'boosters/not-owned'],
      'an unknown booster': [() => ({ body: { boosters: [99, 99, 99] } }), 'boosters/not-owned'],
    },
  },
  searchMarket: {
    good: () => ({ params: { search: 'CF_76_80_18_21' } }),
    refused: { 'an unknown range': [() => ({ params: { search: 'CF_1_99_18_21' } }), 'market/unknown-range'] },
  },
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
  player: {
    good: async ({ bia }) => ({ params: { playerId: await anyPlayer(bia) } }),
    refused: { 'an unknown player': [() => ({ params: { playerId: 'nobody' } }), 'not-found/player'] },
  },
  markInbox: {
    good: async ({ ana }) => {
      const { messages } = await ana.call('inbox');
      return { body: { ids: messages.map(({ id }) => id), read: true } };
    },
    refused: {},
  },
  markInboxAllRead: OPEN,
};
