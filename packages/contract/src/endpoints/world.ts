/** The game clock, the rule sets and what happens at this moment. R-CAL-34, R-WLD-4, R-WLD-6 */
import { endpoints, USER_COMMAND } from './endpoint.ts';

const CLOCK_ENDPOINTS = endpoints('clock', '/api/clock', {
  clock: { method: 'GET', path: '', access: 'public', summary: 'The game clock' },
  advanceClock: {
    ...USER_COMMAND,
    access: 'club',
    method: 'POST',
    path: '/advance',
    summary: 'Move the clock of a local world to the next thing worth a decision',
    errors: ['clock/not-local', 'clock/nothing-ahead', 'clock/moved-on'],
  },
});

const RULESET_ENDPOINTS = endpoints('rulesets', '/api/rulesets', {
  ruleset: {
    method: 'GET',
    path: '/:hash',
    access: 'public',
    summary: 'A rule set of the world, whole, by its hash, or the one in force by the word current',
    errors: ['not-found/ruleset'],
  },
});

const LIVE_ENDPOINTS = endpoints('live', '/api/live', {
  live: {
    method: 'GET',
    path: '',
    access: 'user',
    answer: 'events',
    summary: 'Server-sent events: matches, the own club, the clock',
  },
  liveMatch: {
    method: 'GET',
    path: '/matches/:matchId',
    access: 'user',
    summary: 'What could be seen of a match up to now',
    errors: ['not-found/match'],
  },
});

const HEALTH_ENDPOINTS = endpoints('health', '', {
  health: { method: 'GET', path: '/healthz', access: 'public', summary: 'Whether the process lives' },
  ready: { method: 'GET', path: '/readyz', access: 'public', summary: 'Whether the process can serve calls now' },
});

export const WORLD_ENDPOINTS = { ...CLOCK_ENDPOINTS, ...RULESET_ENDPOINTS, ...LIVE_ENDPOINTS, ...HEALTH_ENDPOINTS };
