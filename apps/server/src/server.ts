/** Puts a server together from its settings. */
import { randomBytes } from 'node:crypto';
import { createRandom } from '@mundo-manager/rules/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { startClock } from './clock/game-clock.ts';
import { buildApp } from './http/app.ts';
import type { Services } from './http/services.ts';
import { createIdentity } from './identity/index.ts';
import { LiveHub } from './live/hub.ts';
import { createSimulator } from './match-day/simulator.ts';
import type { Settings } from './settings/settings.ts';
import type { Database } from './storage/database.ts';
import { openStorage } from './storage/open.ts';
import { createGame } from './world/game.ts';

export interface RunningServer {
  /** Where it listens; null for a process that only works. */
  readonly url: string | null;
  /** Finishes what is under way and closes everything. */
  close(): Promise<void>;
}

/** Opens the database, migrates it, and answers calls. Throws StorageError or IdentityConfigurationError for settings that can't work. */
export async function startServer(settings: Settings, log: FastifyBaseLogger): Promise<RunningServer> {
  const storage = await openStorage(settings);
  try {
    const clock = await startClock(storage, { scale: settings.clockScale });
    const identity = await createIdentity({
      database: storage.kysely,
      publicUrl: settings.publicUrl,
      providers: settings.providers,
      developmentProvider: offersTestAccounts(settings),
      production: settings.production,
      secret: settings.authSecret,
      log,
    });
    const { world } = settings;
    const simulator = createSimulator(settings.threads);
    const works = settings.role !== 'api';
    const game = createGame({ storage, clock, world, simulator, works, log });
    const services: Services = {
      storage,
      clock,
      // A transaction is the query builder with less on show.
      identity: { ...identity, deleteUser: (userId, tx) => identity.deleteUser(userId, tx as Kysely<Database>) },
      world,
      game,
      live: new LiveHub({ storage, clock, world, simulator, log }),
      newRandom: () => createRandom(randomBytes(16).toString('hex')),
    };
    const isListening = settings.role !== 'worker';
    const app = await buildApp(services, {
      logger: log,
      trustProxy: settings.trustProxy,
      rateFactor: settings.rateFactor,
      tls: settings.publicUrl.startsWith('https:'),
    });
    if (works) {
      await game.found();
      // Whoever was away hears of what happened meanwhile, not of a world that has stood still.
      await game.catchUp();
      await game.start();
    }
    if (isListening) await app.listen({ port: settings.port, host: settings.host });
    return {
      url: isListening ? settings.publicUrl : null,
      async close() {
        await app.close();
        await game.close();
        await simulator.close();
        await clock.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Test accounts stand in where nobody could sign in otherwise; identity refuses them off this machine. R-IDN-9 */
function offersTestAccounts({ production, providers }: Settings): boolean {
  const { emailAndPassword, ...others } = providers;
  return !production && !emailAndPassword && Object.values(others).every((provider) => provider === undefined);
}
