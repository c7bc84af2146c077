/** The environment variables of the server: their form and their defaults. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CONNECTION_LIMITS } from '../http/connection-limits.ts';
import { readTrustedProxies } from '../http/trusted-proxies.ts';
import { STREAM_LIMITS } from '../live/stream-limits.ts';
import { isPushHost, PUSH_HOSTS } from '../notifications/push-hosts.ts';
import { QUICKNET_RELAYS } from '../proofs/relays.ts';

const whole = (low: number, high: number) =>
  z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number').min(low).max(high);
const yesNo = z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }).transform((answer) => answer === 'yes');
const secretText = z.string().min(1);

const TRUST_PROXY_ERROR =
  "must be the number of proxies in front, their addresses such as 10.0.0.0/8,loopback, or 'no'; 'yes' is 1 now";

/** One field for each variable. */
export const ENVIRONMENT = z.object({
  /** Port of the HTTP interface; a worker without it listens nowhere. */
  PORT: whole(0, 65_535).default(3000),
  /** Address to listen on; behind a proxy on the same machine leave it at loopback. */
  HOST: z.string().min(1).default('localhost'),
  /** PostgreSQL; without it the embedded database in MM_DATA is used. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host/database' })
    .optional(),
  /** Connections that this process opens to PostgreSQL. */
  MM_POOL: whole(2, 200).default(10),
  /** Folder of the embedded database. */
  MM_DATA: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../../../.data', import.meta.url))),
  /** What this process does: answer calls, play match days, or both. */
  MM_ROLE: z.enum(['api', 'worker', 'all'], { error: "must be 'api', 'worker' or 'all'" }).default('all'),
  /** A local world waits for no managers and its clock can be moved; a shared one runs in real time. */
  MM_WORLD: z.enum(['local', 'shared'], { error: "must be 'local' or 'shared'" }).optional(),
  /** File with the rule set of a new world: a module or JSON with the constants that differ from Alpha’s. */
  MM_RULESET: z.string().min(1).optional(),
  /** Game milliseconds in a real one: 10 in a local world, 1 in a shared one, unless given. */
  MM_CLOCK_SCALE: z.coerce.number({ error: 'must be a number' }).min(0).max(10_000).optional(),
  /** Public randomness that seeds wait for: drand's quicknet, or none, the default of a local world. */
  MM_BEACON: z.enum(['quicknet', 'none'], { error: "must be 'quicknet' or 'none'" }).optional(),
  /** Relays of the beacon in the order in which they are asked, separated by commas. */
  MM_BEACON_RELAYS: z
    .string()
    .default(QUICKNET_RELAYS.join(','))
    .transform((value) => value.split(',').map((relay) => relay.trim().replace(/\/$/, '')))
    .refine((relays) => relays.every(isHttp), { error: 'must be addresses such as https://api.drand.sh' }),
  /** Seed of secrets that can be repeated, for test worlds; every proof names it. */
  MM_TEST_SECRETS: z.string().min(1).optional(),
  /** An append-only file, or an address, that is sent each signed root. */
  MM_PROOF_MIRROR: z.string().min(1).optional(),
  /** Threads that simulate matches. */
  MM_THREADS: whole(1, 256).default(Math.max(1, availableParallelism() - 1)),
  /** Game days for which the timelines of finished matches are kept; older ones are simulated once more when asked for. */
  MM_TIMELINE_DAYS: whole(1, 36_500).default(30),
  /** The origin that browsers use, without a path. */
  MM_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://jogo.example', abort: true })
    .refine(isOrigin, { error: ({ input }) => `must be an origin without a path, not ${input}` })
    .optional(),
  /** 'production' refuses whatever is meant for one's own machine. */
  MM_ENV: z.enum(['development', 'production'], { error: "must be 'development' or 'production'" }).optional(),
  /** Which proxies in front say whose call it is (X-Forwarded-For, X-Forwarded-Proto). */
  MM_TRUST_PROXY: z
    .string()
    .default('no')
    .transform((value, context) => {
      const proxies = readTrustedProxies(value);
      if (proxies !== undefined) return proxies;
      context.issues.push({ code: 'custom', input: value, message: TRUST_PROXY_ERROR });
      return z.NEVER;
    }),
  /** Multiplies every limit of calls per minute. */
  MM_RATE_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  /** Connections of this process. */
  MM_CONNECTIONS: whole(10, 1_000_000).default(CONNECTION_LIMITS.perProcess),
  /** Connections of one address; the proxies in front are not limited. */
  MM_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000).default(CONNECTION_LIMITS.perAddress),
  /** Live streams of this process. */
  MM_STREAMS: whole(0, 1_000_000).default(STREAM_LIMITS.perProcess),
  /** Live streams of one address. */
  MM_STREAMS_PER_ADDRESS: whole(0, 1_000_000).default(STREAM_LIMITS.perAddress),
  MM_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Where managers write about bugs, suggestions and feedback. */
  MM_CONTACT: z.email({ error: 'must be an e-mail address' }).max(320).optional(),
  /** File with words and phrases, one a line, that no new club may have in its name. */
  MM_FORBIDDEN_NAMES: z.string().min(1).optional(),
  /** Hosts of push services, separated by commas, `*.` for all hosts of a domain: notifications are sent nowhere else. */
  MM_PUSH_HOSTS: z
    .string()
    .default(PUSH_HOSTS.join(','))
    .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every(isPushHost), { error: 'must be hosts such as fcm.googleapis.com' }),
  /** VAPID keys in base64url; made and kept in the database unless given. */
  MM_PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be 65 bytes in base64url')
    .optional(),
  MM_PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  /** SMTP server by which e-mails are sent, with user and password; without it none are sent. */
  MM_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:587 or smtps://…' })
    .refine(hasHost, { error: 'must name a host' })
    .optional(),
  /** Address that e-mails come from, with or without a name. */
  MM_MAIL_FROM: z
    .string()
    .max(320)
    .regex(/^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an e-mail address, or Name <address>')
    .optional(),
  /** Gives access to /metrics; without it there is none. */
  MM_METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  /** Seconds for which a stopping server still answers, while /readyz already sends new calls elsewhere. */
  MM_DRAIN_SECONDS: whole(0, 300).default(0),
  /** Secret of the identity service; made and kept in the database unless given. */
  MM_AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  MM_EMAIL_PASSWORD: yesNo.default(false),
  /** Test accounts without a password, on one's own machine, if no other sign-in is configured. `npm start` says yes. */
  MM_TEST_ACCOUNTS: yesNo.default(false),
  GOOGLE_CLIENT_ID: secretText.optional(),
  GOOGLE_CLIENT_SECRET: secretText.optional(),
  FACEBOOK_CLIENT_ID: secretText.optional(),
  FACEBOOK_CLIENT_SECRET: secretText.optional(),
  GITHUB_CLIENT_ID: secretText.optional(),
  GITHUB_CLIENT_SECRET: secretText.optional(),
  TWITTER_CLIENT_ID: secretText.optional(),
  TWITTER_CLIENT_SECRET: secretText.optional(),
});

/** The name of every setting, for its documentation. */
export const SETTING_NAMES: readonly string[] = Object.keys(ENVIRONMENT.shape);

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function hasHost(address: string): boolean {
  return new URL(address).hostname !== '';
}

function isOrigin(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}
