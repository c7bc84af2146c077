/** How many calls a minute a caller may make: by user where one is known, else by address. */
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { EndpointName, Route } from '@mundo-manager/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../commands/refusal.ts';

/** Calls a minute of each class. */
const RATE_LIMITS = {
  /** What a user does once in a while at most: found a club, sign up, delete the account. */
  creation: 10,
  search: 30,
  command: 120,
  /** A whole match: hundreds of kilobytes, and some milliseconds to make them. */
  match: 120,
  query: 600,
  /** Files, pages and the description of the interface, of an address: the web app loads about a hundred files. */
  file: 3_000,
  /** Calls that are answered 404 or 401. */
  refused: 120,
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
  testNotification: 'creation',
  confirmEmail: 'creation',
  subscribeBrowser: 'creation',
  findManagers: 'search',
  operatorAct: 'search',
  searchMarket: 'search',
  checkClubNameAvailability: 'search',
};

/** The calls of the server's health, which whatever watches over the process asks from one address. */
const UNLIMITED: ReadonlySet<EndpointName> = new Set(['health', 'ready']);

/** Which limit a call falls under. */
function rateClassOf({ name, command }: Pick<Route, 'name' | 'command'>): RateClass {
  return CLASSES[name] ?? (command ? 'command' : 'query');
}

/** Counts a call, and throws Refused for one too many. A call is counted once, by the first hook that it meets. */
export type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface RateLimits {
  /** The hook of a call of the contract, once its caller is known; undefined for one that is not limited. */
  readonly ofRoute: (route: Pick<Route, 'name' | 'command'>) => LimitHook | undefined;
  readonly ofFiles: LimitHook;
  readonly ofRefused: LimitHook;
}

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
  const hookOf = (rateClass: RateClass): LimitHook => {
    const count = app.rateLimit({ max: Math.ceil(RATE_LIMITS[rateClass] * factor), timeWindow: '1 minute' });
    return async (request, reply) => void (await count.call(app, request, reply));
  };
  const hooks: Readonly<Record<RateClass, LimitHook>> = {
    creation: hookOf('creation'),
    search: hookOf('search'),
    command: hookOf('command'),
    match: hookOf('match'),
    query: hookOf('query'),
    file: hookOf('file'),
    refused: hookOf('refused'),
  };
  return {
    ofRoute: (route) => (UNLIMITED.has(route.name) ? undefined : hooks[rateClassOf(route)]),
    ofFiles: hooks.file,
    ofRefused: hooks.refused,
  };
}

function callerKey({ caller, ip }: FastifyRequest): string {
  return caller.userId ?? addressKey(ip);
}

/** The key by which an address is counted: of IPv6 its network, all of whose addresses one person may have. */
export function addressKey(ip: string): string {
  return normalizeIP(ip);
}
