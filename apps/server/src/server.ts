/** Puts a server together from its settings. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { QUICKNET } from '@mundo-manager/engine/proof';
import { createRandom } from '@mundo-manager/rules/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from './app.ts';
import { type GameClock, startClock } from './clock/game-clock.ts';
import { readMailKey } from './email/mail-key.ts';
import { startEmails } from './email/poller.ts';
import { createEmailSender } from './email/send-email.ts';
import type { MailLinks } from './email/signed-links.ts';
import { assertFreePort } from './http/free-port.ts';
import type { Services } from './http/services.ts';
import { createIdentity } from './identity/index.ts';
import { LiveHub } from './live/hub.ts';
import { forbiddenWords } from './names/forbidden-words.ts';
import { reservedNames } from './names/reserved-names.ts';
import { startPushes } from './notifications/poller.ts';
import { readPushKeys } from './notifications/push-keys.ts';
import type { PushSender } from './notifications/send-push.ts';
import { startHousekeeping } from './operations/housekeeping.ts';
import { createMetrics } from './operations/metrics.ts';
import { serveMetrics } from './operations/metrics-route.ts';
import { startMirror } from './proofs/root-mirror.ts';
import { createSecrets } from './proofs/secrets.ts';
import { assertLawful, readRulesetFile } from './rulesets/ruleset-file.ts';
import { readChanges } from './rulesets/stored-rulesets.ts';
import { WorldRulesets } from './rulesets/world-rulesets.ts';
import { watchBeacon } from './sealing/beacon-watch.ts';
import { readForbiddenNames } from './settings/forbidden-names-file.ts';
import type { Settings } from './settings/settings.ts';
import { createSimulator } from './simulation/simulator.ts';
import { MatchTimelines } from './simulation/timelines.ts';
import type { Database } from './storage/database.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { buildWorkerApp } from './worker-app.ts';
import { createGame, type Game } from './world/game.ts';

export interface RunningServer {
  /** Where it listens; null for a process that only works. */
  readonly url: string | null;
  /** Resolves with true when the world has caught up and calls are served, with false if it was closed before. */
  readonly ready: Promise<boolean>;
  /** Finishes what is under way and closes everything. */
  close(): Promise<void>;
}

/**
 * Opens the database, migrates it, listens, and catches up with what has become due meanwhile; until then callers are asked to come
 * again. Throws StorageError or IdentityConfigurationError for settings that can't work. R-WLD-18
 */
export async function startServer(settings: Settings, log: FastifyBaseLogger): Promise<RunningServer> {
  const { forbiddenNamesFile } = settings;
  const forbidden = forbiddenNamesFile === undefined ? [] : await readForbiddenNames(forbiddenNamesFile);
  const isReservedName = reservedNames(forbidden);
  const isForbiddenText = forbiddenWords(forbidden);
  // Closed in the reverse order, also where the start fails half-way: no world runs that can't be played.
  await using parts = new AsyncDisposableStack();
  const storage = parts.adopt(await openStorage(settings), (opened) => opened.close());
  if (settings.listens) await assertFreePort(settings);
  const identity = await createIdentity({
    database: storage.kysely,
    publicUrl: settings.publicUrl,
    providers: settings.providers,
    developmentProvider: offersTestAccounts(settings),
    production: settings.production,
    secret: settings.authSecret,
    rateFactor: settings.rateFactor,
    log,
  });
  const clock = parts.adopt(
    await startClock(storage, { scale: settings.clockScale, standsStill: standsStill(settings), log }),
    (started) => started.close(),
  );
  const { world } = settings;
  // Calls that are under way may still ask for a match.
  const simulator = parts.adopt(createSimulator(settings.threads), (created) => created.close());
  const rulesets = parts.adopt(await openRulesets(storage, clock.now(), settings, log), (opened) => opened.close());
  const push = await openPush(storage, settings);
  const mail = await openMail(storage, settings);
  const works = settings.role !== 'api';
  const metrics = createMetrics({ storage, clock });
  const beacon = settings.beacon === 'quicknet' ? QUICKNET : null;
  let ready: Promise<boolean> = Promise.resolve(false);
  parts.defer(async () => {
    await ready;
  });
  const game = parts.adopt(
    createGame({
      storage,
      clock,
      world,
      proofs: { secrets: createSecrets(settings.testSecrets), beacon },
      simulator,
      rulesets,
      works,
      connections: settings.poolSize,
      log,
      onOutcome: metrics.countWork,
    }),
    (created) => created.close(),
  );
  let stopping = false;
  const isStopping = () => stopping;
  // A process that only answers calls can't bring the world up to date, and must not stay away with those that can.
  let catchingUp = works;
  const isCatchingUp = () => catchingUp;
  const services: Services = {
    storage,
    clock,
    // A transaction is the query builder with less on show.
    identity: {
      ...identity,
      profile: (userId, tx) => identity.profile(userId, tx as Kysely<Database> | undefined),
      marks: (userId, tx) => identity.marks(userId, tx as Kysely<Database>),
      deleteUser: (userId, tx) => identity.deleteUser(userId, tx as Kysely<Database>),
    },
    world,
    rulesets,
    push,
    mail,
    contact: settings.contact,
    isReservedName,
    isForbiddenText,
    game,
    live: new LiveHub({ storage, clock, world, rulesets, simulator, limits: settings.streamLimits, log }),
    timelines: new MatchTimelines(simulator, rulesets),
    newRandom: () => createRandom(randomBytes(16).toString('hex')),
    isStopping,
    isCatchingUp,
  };
  const { metricsToken, trustProxy, connectionLimits } = settings;
  const app =
    settings.role === 'worker'
      ? buildWorkerApp({
          storage,
          metrics,
          metricsToken,
          trustProxy,
          connectionLimits,
          isStopping,
          isCatchingUp,
          logger: log,
        })
      : await buildApp(services, {
          logger: log,
          trustProxy,
          connectionLimits,
          rateFactor: settings.rateFactor,
          tls: settings.publicUrl.startsWith('https:'),
          prepare(app) {
            metrics.countCalls(app);
            serveMetrics(app, metrics, metricsToken);
          },
        });
  parts.adopt(app, (built) => built.close());
  if (settings.listens) await app.listen({ port: settings.port, host: settings.host });
  if (works) {
    await game.found();
    await game.start();
    parts.defer(startProofs({ storage, clock, game, log, settings }));
    parts.defer(startPushes({ storage, clock, sender: push, log }));
    if (settings.mail !== undefined && mail !== undefined) {
      const sender = createEmailSender(settings.mail);
      parts.defer(startEmails({ storage, clock, identity: services.identity, sender, links: mail, log }));
    }
    parts.defer(startHousekeeping({ storage, identity, clock, timelineDays: settings.timelineDays, log }));
  }
  // Readers who were away receive what happened meanwhile, not a paused world.
  ready = (works ? game.upToDate() : Promise.resolve()).then(() => {
    if (stopping) return false;
    catchingUp = false;
    return true;
  });
  const running = parts.move();
  return {
    ready,
    url: settings.role === 'worker' ? null : settings.publicUrl,
    async close() {
      stopping = true;
      if (settings.drainSeconds > 0) await pause(settings.drainSeconds * 1000);
      await running.disposeAsync();
    },
  };
}

interface ProofParts {
  readonly storage: Storage;
  readonly clock: GameClock;
  readonly game: Game;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
}

/** Fetches rounds of the beacon and mirrors roots, as far as the settings ask for it; the answer ends both. */
function startProofs({ storage, clock, game, settings, log }: ProofParts): () => Promise<void> {
  const { beacon, beaconRelays: relays, proofMirror } = settings;
  const parts = { storage, clock, kinds: game.kinds, wall: () => clock.wallNow(), log };
  const ends = [
    ...(beacon === 'none' ? [] : [watchBeacon({ ...parts, beacon: QUICKNET, relays })]),
    ...(proofMirror === undefined ? [] : [startMirror({ ...parts, target: proofMirror })]),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

/** How notifications are sent; push services ask for an address of the operator. */
async function openPush(storage: Storage, { pushHosts, pushKeys, contact, publicUrl }: Settings): Promise<PushSender> {
  const ownAddress = publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@localhost.invalid';
  const subject = contact === undefined ? ownAddress : `mailto:${contact}`;
  return { keys: await readPushKeys(storage, pushKeys), hosts: pushHosts, subject };
}

/** The rule sets of the world; one that a new world is given has to keep the laws of the game. R-SRV-11 */
async function openRulesets(
  storage: Storage,
  now: number,
  { rulesetFile }: Settings,
  log: FastifyBaseLogger,
): Promise<WorldRulesets> {
  const chosen = rulesetFile === undefined ? null : await readRulesetFile(rulesetFile);
  if (chosen !== null && (await readChanges(storage.db)).length === 0) {
    log.info({ ruleset: chosen.name }, 'ruleset: checking laws before the world is created');
    await assertLawful(chosen);
  }
  return WorldRulesets.open(storage, now, chosen);
}

/** What links of e-mails are made of; undefined if no e-mails are sent. R-NOT-17 */
async function openMail(storage: Storage, { mail, publicUrl }: Settings): Promise<MailLinks | undefined> {
  return mail === undefined ? undefined : { key: await readMailKey(storage), publicUrl };
}

/** A local world in one process pauses while that is off; several processes on PostgreSQL share real time. R-WLD-16 */
function standsStill({ world, databaseUrl }: Settings): boolean {
  return world === 'local' && databaseUrl === undefined;
}

/** Test accounts are offered where no other sign-in is set up; identity refuses them off this machine. R-IDN-9, R-IDN-13 */
function offersTestAccounts({ testAccounts, providers }: Settings): boolean {
  const { emailAndPassword, ...others } = providers;
  return testAccounts && !emailAndPassword && Object.values(others).every((provider) => provider === undefined);
}
