import type { WorldKind } from '@mundo-manager/contract';
import type { z } from 'zod';
import type { MailSettings } from '../email/send-email.ts';
import type { ConnectionLimits } from '../http/connection-limits.ts';
import { isBehindProxy, type TrustedProxies } from '../http/trusted-proxies.ts';
import type { StreamLimits } from '../live/stream-limits.ts';
import { isLocalPushHost } from '../notifications/push-hosts.ts';
import type { PushKeys } from '../notifications/push-keys.ts';
import { ENVIRONMENT } from './environment.ts';

/** Settings that can't be worked with; the message has one line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const PROVIDERS = ['GOOGLE', 'FACEBOOK', 'GITHUB', 'TWITTER'] as const;
type Provider = (typeof PROVIDERS)[number];

/** What the environment says, without empty variables. */
type Given = Readonly<Record<string, string | undefined>>;
type Values = z.infer<typeof ENVIRONMENT>;

interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Settings {
  readonly port: number;
  /** Whether this process listens at all: a worker does where it was given a port, for health and metrics. */
  readonly listens: boolean;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly poolSize: number;
  readonly dataFolder: string;
  readonly role: 'api' | 'worker' | 'all';
  readonly world: WorldKind;
  /** Of a new world; Alpha if there is none. */
  readonly rulesetFile: string | undefined;
  /** Game milliseconds in a real one. */
  readonly clockScale: number;
  readonly beacon: 'quicknet' | 'none';
  /** In the order in which they are asked. */
  readonly beaconRelays: readonly string[];
  /** Seed of repeatable secrets; undefined for fresh ones. */
  readonly testSecrets: string | undefined;
  /** File or address that roots are copied to. */
  readonly proofMirror: string | undefined;
  readonly threads: number;
  /** Game days for which timelines of finished matches are kept. */
  readonly timelineDays: number;
  readonly publicUrl: string;
  readonly production: boolean;
  readonly trustProxy: TrustedProxies;
  readonly rateFactor: number;
  readonly connectionLimits: ConnectionLimits;
  readonly streamLimits: StreamLimits;
  readonly logLevel: string;
  readonly contact: string | undefined;
  /** Of words that no new club may have in its name. */
  readonly forbiddenNamesFile: string | undefined;
  /** Push services that notifications are sent to. */
  readonly pushHosts: readonly string[];
  /** Those of the world unless given. */
  readonly pushKeys: PushKeys | undefined;
  /** Undefined where no e-mails are sent. */
  readonly mail: MailSettings | undefined;
  readonly metricsToken: string | undefined;
  readonly drainSeconds: number;
  readonly authSecret: string | undefined;
  readonly providers: {
    readonly google: Credentials | undefined;
    readonly facebook: Credentials | undefined;
    readonly github: Credentials | undefined;
    readonly twitter: Credentials | undefined;
    readonly emailAndPassword: boolean;
  };
  readonly testAccounts: boolean;
}

/** The settings of the environment, an empty variable counting as none. Throws SettingsError with one line for each mistake. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = ENVIRONMENT.safeParse(given);
  const ofOneSetting = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  // Reads the given values: contradictions are reported together with malformed values.
  const lines = [
    ...ofOneSetting,
    ...testAccountsElsewhere(given),
    ...testSecretsElsewhere(given),
    ...localPushElsewhere(given),
    ...halfOf(given, ['MM_PUSH_PUBLIC_KEY', 'MM_PUSH_PRIVATE_KEY']),
    ...halfOf(given, ['MM_SMTP_URL', 'MM_MAIL_FROM']),
    ...PROVIDERS.flatMap((name) => halfPair(given, name)),
  ];
  if (!parsed.success || lines.length > 0) throw new SettingsError(lines.join('\n'));
  const values = parsed.data;
  const credentials = (provider: Provider) => pair(values, provider);
  const world = values.MM_WORLD ?? (values.MM_ENV === 'production' ? 'shared' : 'local');
  return {
    port: values.PORT,
    listens: values.MM_ROLE !== 'worker' || given.PORT !== undefined,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    poolSize: values.MM_POOL,
    dataFolder: values.MM_DATA,
    role: values.MM_ROLE,
    world,
    rulesetFile: values.MM_RULESET,
    clockScale: values.MM_CLOCK_SCALE ?? (world === 'local' ? 10 : 1),
    beacon: values.MM_BEACON ?? (world === 'local' ? 'none' : 'quicknet'),
    beaconRelays: values.MM_BEACON_RELAYS,
    testSecrets: values.MM_TEST_SECRETS,
    proofMirror: values.MM_PROOF_MIRROR,
    threads: values.MM_THREADS,
    timelineDays: values.MM_TIMELINE_DAYS,
    publicUrl: new URL(values.MM_PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    production: values.MM_ENV === 'production',
    trustProxy: values.MM_TRUST_PROXY,
    rateFactor: values.MM_RATE_FACTOR,
    connectionLimits: { perProcess: values.MM_CONNECTIONS, perAddress: values.MM_CONNECTIONS_PER_ADDRESS },
    streamLimits: { perProcess: values.MM_STREAMS, perAddress: values.MM_STREAMS_PER_ADDRESS },
    logLevel: values.MM_LOG_LEVEL,
    contact: values.MM_CONTACT,
    forbiddenNamesFile: values.MM_FORBIDDEN_NAMES,
    pushHosts: values.MM_PUSH_HOSTS,
    pushKeys: pushKeysOf(values),
    mail: mailOf(values),
    metricsToken: values.MM_METRICS_TOKEN,
    drainSeconds: values.MM_DRAIN_SECONDS,
    authSecret: values.MM_AUTH_SECRET,
    providers: {
      google: credentials('GOOGLE'),
      facebook: credentials('FACEBOOK'),
      github: credentials('GITHUB'),
      twitter: credentials('TWITTER'),
      emailAndPassword: values.MM_EMAIL_PASSWORD,
    },
    testAccounts: values.MM_TEST_ACCOUNTS,
  };
}

/** Test accounts admit every caller from this machine, so behind a proxy everyone. R-IDN-13 */
function testAccountsElsewhere({ MM_TEST_ACCOUNTS, MM_ENV, MM_TRUST_PROXY }: Given): string[] {
  if (MM_TEST_ACCOUNTS !== 'yes') return [];
  return [
    ...(MM_ENV === 'production' ? ['MM_TEST_ACCOUNTS: not in production, where they would let anybody in'] : []),
    ...(isBehindProxy(MM_TRUST_PROXY) ? ['MM_TEST_ACCOUNTS: not behind a proxy, where they would let anybody in'] : []),
  ];
}

/** Knowing the seed is knowing every result in advance. R-PRF-5 */
function testSecretsElsewhere({ MM_TEST_SECRETS, MM_ENV }: Given): string[] {
  if (MM_TEST_SECRETS === undefined || MM_ENV !== 'production') return [];
  return ['MM_TEST_SECRETS: not in production, where results must not be known in advance'];
}

/** A push service on this machine could be any service on it. R-NOT-13 */
function localPushElsewhere({ MM_PUSH_HOSTS, MM_ENV }: Given): string[] {
  const isLocal = MM_PUSH_HOSTS?.split(',').some((entry) => isLocalPushHost(entry.trim()));
  if (!isLocal || MM_ENV !== 'production') return [];
  return ['MM_PUSH_HOSTS: no address of this machine in production'];
}

function pushKeysOf({ MM_PUSH_PUBLIC_KEY, MM_PUSH_PRIVATE_KEY }: Values): PushKeys | undefined {
  if (MM_PUSH_PUBLIC_KEY === undefined || MM_PUSH_PRIVATE_KEY === undefined) return undefined;
  return { publicKey: MM_PUSH_PUBLIC_KEY, privateKey: MM_PUSH_PRIVATE_KEY };
}

function mailOf({ MM_SMTP_URL: url, MM_MAIL_FROM: from }: Values): MailSettings | undefined {
  return url === undefined || from === undefined ? undefined : { url, from };
}

/** What is missing of a provider's two credentials, if one is there. */
function halfPair(given: Given, provider: Provider): string[] {
  return halfOf(given, [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`]);
}

/** What is missing of settings that go together, if one is there. */
function halfOf(given: Given, names: readonly string[]): string[] {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length !== 1) return [];
  return missing.map((name) => `${name}: is missing, though ${names.find((other) => other !== name)} is set`);
}

function pair(values: Values, provider: Provider): Credentials | undefined {
  const { [`${provider}_CLIENT_ID` as const]: clientId, [`${provider}_CLIENT_SECRET` as const]: clientSecret } = values;
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };
}
