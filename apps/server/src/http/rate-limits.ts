/** How many calls a minute a caller may make: by user where he is known, else by address. */
import rateLimit from '@fastify/rate-limit';
import type { EndpointName, Route } from '@mundo-manager/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  exportAccountCsv: 'creation',
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

/** Turns limits on for routes that carry `rateLimitFor`. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // After the caller is known, so that users behind one address do not share a limit.
    hook: 'preValidation',
    keyGenerator: callerKey,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refused('request/rate-limited', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** The route's configuration of its limit; every class counts for itself. */
export function rateLimitFor(route: Pick<Route, 'name' | 'command'>, factor: number) {
  const rateClass = rateClassOf(route);
  return {
    rateLimit: {
      max: Math.ceil(RATE_LIMITS[rateClass] * factor),
      timeWindow: '1 minute',
      groupId: rateClass,
      keyGenerator: (request: FastifyRequest) => `${rateClass}:${callerKey(request)}`,
    },
  };
}

function callerKey({ caller, ip }: FastifyRequest): string {
  return caller.userId ?? ip;
}
