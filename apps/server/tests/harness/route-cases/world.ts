/** Calls about the world, its clock, rule sets and proofs. */
import { OPEN, type RouteCases } from './route-case.ts';

export const WORLD_CASES = {
  proofs: { good: () => ({ query: { after: 0 } }), refused: {} },
  drawProofs: {
    good: ({ leagueId }) => ({ params: { competitionId: leagueId } }),
    refused: { 'an unknown competition': [() => ({ params: { competitionId: 'nothing' } }), 'not-found/competition'] },
  },
  rewardChain: OPEN,
  ruleset: {
    good: () => ({ params: { hash: 'current' } }),
    refused: {
      'a hash that the world has never had': [() => ({ params: { hash: '0'.repeat(64) } }), 'not-found/ruleset'],
    },
  },
  clock: OPEN,
  health: OPEN,
  ready: OPEN,
  serverStatus: OPEN,
  advanceClock: OPEN,
  live: OPEN,
} satisfies Partial<RouteCases>;
