/** The game clock, the rule sets and what happens at this moment. R-CAL-34, R-WLD-4, R-WLD-6 */
import { endpoints, USER_COMMAND } from './endpoint.ts';

const CLOCK_ENDPOINTS = endpoints('clock', '/api/clock', {
  clock: { method: 'GET', path: '', access: 'public' },
  advanceClock: {
    ...USER_COMMAND,
    access: 'club',
    method: 'POST',
    path: '/advance',
    errors: ['clock/not-local', 'clock/nothing-ahead', 'clock/moved-on'],
  },
});

const RULESET_ENDPOINTS = endpoints('rulesets', '/api/rulesets', {
  ruleset: {
    method: 'GET',
    path: '/:hash',
    access: 'public',
    errors: ['not-found/ruleset'],
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
    errors: ['not-found/match'],
  },
});

const HEALTH_ENDPOINTS = endpoints('health', '', {
  health: { method: 'GET', path: '/healthz', access: 'public' },
  ready: { method: 'GET', path: '/readyz', access: 'public' },
});

export const WORLD_ENDPOINTS = { ...CLOCK_ENDPOINTS, ...RULESET_ENDPOINTS, ...LIVE_ENDPOINTS, ...HEALTH_ENDPOINTS };
