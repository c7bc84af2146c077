/** How many calls a minute a caller may make: by user where he is known, else by address. */
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { EndpointName, Route } from '@mundo-manager/contract';
import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { Refused } from '../commands/refusal.ts';

/** Calls a minute of each class. */
const RATE_LIMITS = {
  /** What somebody does once in a while at most: found a club, sign up, delete the account. */
  creation: 10,
  search: 30,
  command: 120,
  /** A whole match: hundreds of kilobytes, and some milliseconds to make them. */
  match: 120,
  query: 600,
} as const;

type RateClass = keyof typeof RATE_LIMITS;

const CLASSES: Partial<Record<EndpointName, RateClass>> = {
  createUser: 'creation',
  createClub: 'creation',
  addLead: 'creation',
  deleteAccount: 'creation',
  exportAccount: 'creation',
  match: 'match',
  liveMatch: 'match',
  replay: 'match',
  searchMarket: 'search',
  checkClubNameAvailability: 'search',
};

/** Which limit a call falls under. */
function rateClassOf({ name, command }: Pick<Route, 'name' | 'command'>): RateClass {
  return CLASSES[name] ?? (command ? 'command' : 'query');
}

/** The hook of a route that counts a call, and refuses one too many. */
export type RateLimits = (route: Pick<Route, 'name' | 'command'>) => preValidationAsyncHookHandler;

/**
 * Limits of calls a minute, `factor` times as many as usual. All routes of a class count together: the plugin's own configuration of a route would give each a
 * count of its own, whatever group it names.
 */
export async function limitRates(app: FastifyInstance, factor: number): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: callerKey,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refused('request/rate-limited', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  const hookOf = (rateClass: RateClass) =>
    app.rateLimit({ max: Math.ceil(RATE_LIMITS[rateClass] * factor), timeWindow: '1 minute' });
  const hooks: Readonly<Record<RateClass, preValidationAsyncHookHandler>> = {
    creation: hookOf('creation'),
    search: hookOf('search'),
    command: hookOf('command'),
    match: hookOf('match'),
    query: hookOf('query'),
  };
  return (route) => hooks[rateClassOf(route)];
}

/** Whoever has a network of IPv6 has all its addresses. */
function callerKey({ caller, ip }: FastifyRequest): string {
  return caller.userId ?? normalizeIP(ip);
}
