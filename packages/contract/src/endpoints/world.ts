/** The game clock, the rule sets and what happens at this moment. R-CAL-34, R-WLD-4, R-WLD-6 */
import { endpoints, USER_COMMAND } from './endpoint.ts';

const CLOCK_ENDPOINTS = endpoints('clock', '/api/clock', {
  clock: { method: 'GET', path: '', access: 'public' },
  advanceClock: {
    ...USER_COMMAND,
    access: 'club',
    method: 'POST',
    path: '/advance',
  },
});

const RULESET_ENDPOINTS = endpoints('rulesets', '/api/rulesets', {
  ruleset: {
    method: 'GET',
    path: '/:hash',
    access: 'public',
  },
});

const PROOF_ENDPOINTS = endpoints('proofs', '/api/proofs', {
  proofs: {
    method: 'GET',
    path: '',
    access: 'public',
  },
  drawProofs: {
    method: 'GET',
    path: '/draws/:competitionId',
    access: 'public',
  },
  rewardChain: {
    method: 'GET',
    path: '/rewards',
    access: 'club',
  },
});

const LIVE_ENDPOINTS = endpoints('live', '/api/live', {
  live: {
    method: 'GET',
    path: '',
    access: 'user',
    answer: 'events',
  },
  liveMatch: {
    method: 'GET',
    path: '/matches/:matchId',
    access: 'user',
  },
});

const HEALTH_ENDPOINTS = endpoints('health', '', {
  health: { method: 'GET', path: '/healthz', access: 'public' },
  ready: { method: 'GET', path: '/readyz', access: 'public' },
  serverStatus: { method: 'GET', path: '/api/status', access: 'public' },
});

export const WORLD_ENDPOINTS = {
  ...CLOCK_ENDPOINTS,
  ...RULESET_ENDPOINTS,
  ...PROOF_ENDPOINTS,
  ...LIVE_ENDPOINTS,
  ...HEALTH_ENDPOINTS,
};
