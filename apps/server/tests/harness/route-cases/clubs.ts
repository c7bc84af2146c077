/** Calls about clubs. */
import { storeEndedLeague } from '../league.ts';
import { clubOf } from '../scene.ts';
import { endedLeagueOf } from './ended-league.ts';
import type { RouteCases } from './route-case.ts';

export const CLUBS_CASES = {
  statement: { good: () => ({ query: { limit: 2 } }), refused: {} },
  moneyReport: { good: () => ({}), refused: {} },
  club: {
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
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
  managerProfile: {
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
  },
  clubRivals: {
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
  },
  clubTransfers: {
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
  },
  squadCareers: {
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
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
  chooseArticle: { good: () => ({ body: { article: 'a' } }), refused: {} },
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
} satisfies Partial<RouteCases>;
