/** A whole server for tests: database, clock that only tests move, app, and managers who are signed in. */
import type { Beacon } from '@mundo-manager/engine/proof';
import { createRandom } from '@mundo-manager/rules';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { BUILT_AT, buildEmblem } from '@mundo-manager/rules/testing';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { type GameClock, startClock } from '../../src/clock/game-clock.ts';
import { readMailKey } from '../../src/email/mail-key.ts';
import type { Services } from '../../src/http/services.ts';
import { LiveHub } from '../../src/live/hub.ts';
import { forbiddenWords } from '../../src/names/forbidden-words.ts';
import { reservedNames } from '../../src/names/reserved-names.ts';
import { PUSH_HOSTS } from '../../src/notifications/push-hosts.ts';
import { readPushKeys } from '../../src/notifications/push-keys.ts';
import { createSecrets } from '../../src/proofs/secrets.ts';
import { WorldRulesets } from '../../src/rulesets/world-rulesets.ts';
import { createInlineSimulator } from '../../src/simulation/simulator.ts';
import { MatchTimelines } from '../../src/simulation/timelines.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { createGame, type Game } from '../../src/world/game.ts';
import { openTestStorage } from './database.ts';
import { createTestIdentity, type TestIdentity } from './identity.ts';
import { createManager, type TestManager } from './manager.ts';

export interface TestWorld {
  readonly storage: Storage;
  readonly clock: GameClock;
  readonly identity: TestIdentity;
  readonly services: Services;
  readonly app: FastifyInstance;
  /**
   * Its work is done when a test calls `catchUp`; without a call of `found` there are no bots, no market and no league.
   */
  readonly game: Game;
  /** Lets real time pass; the scale of the clock is 1. */
  passTime(milliseconds: number): void;
  /** A caller without a token. */
  visitor(): TestManager;
  /** A signed-in user without a record here. */
  signIn(userId?: string, name?: string): Promise<TestManager>;
  /** A signed-in user with a record here and no club. */
  newUser(userId?: string): Promise<TestManager>;
  /** A manager with a new club; default name: the id. */
  newManager(options?: {
    readonly userId?: string;
    readonly clubName?: string;
  }): Promise<TestManager & { readonly clubId: string }>;
  close(): Promise<void>;
}

export interface WorldOptions {
  readonly app?: AppOptions;
  readonly world?: Services['world'];
  readonly contact?: string;
  /** Seed of whatever commands draw. */
  readonly seed?: string;
  /** Rule set of the world; default Alpha. */
  readonly ruleset?: Ruleset | null;
  /** Beacon that seeds wait for; none unless given. */
  readonly beacon?: Beacon;
  /** Push services that notifications are sent to. */
  readonly pushHosts?: readonly string[];
  /** Whether the operator has set up e-mail; unless given he has. */
  readonly sendsEmails?: boolean;
}

/** Without 'l': names with 'l' and 'i' have the same key. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyz';

/** Starts a world at 2026-03-02T12:00Z with a stopped clock that tests move. Close it after the tests. */
export async function startWorld({
  app: appOptions,
  world = 'local',
  contact,
  seed = 'test',
  ruleset = null,
  beacon,
  pushHosts = PUSH_HOSTS,
  sendsEmails = true,
}: WorldOptions = {}): Promise<TestWorld> {
  const storage = await openTestStorage();
  let wall = BUILT_AT;
  const clock = await startClock(storage, { scale: 1, wall: () => wall });
  const identity = await createTestIdentity();
  const random = createRandom(seed);
  const simulator = createInlineSimulator();
  const rulesets = await WorldRulesets.open(storage, clock.now(), ruleset);
  const proofs = { secrets: createSecrets(seed), ...(beacon && { beacon }) };
  const game = createGame({ storage, clock, world, rulesets, simulator, proofs });
  const live = new LiveHub({ storage, clock, world, rulesets, simulator });
  const newRandom = () => createRandom(random.next());
  const timelines = new MatchTimelines(simulator, rulesets);
  const isReservedName = reservedNames();
  const isForbiddenText = forbiddenWords(['Zarabatana']);
  const services: Services = {
    storage,
    clock,
    identity,
    world,
    rulesets,
    push: {
      keys: await readPushKeys(storage),
      hosts: pushHosts,
      subject: 'mailto:operator@exemplo.com.br',
    },
    ...(sendsEmails && { mail: { key: await readMailKey(storage), publicUrl: 'https://jogo.exemplo.com.br' } }),
    contact,
    isReservedName,
    isForbiddenText,
    game,
    live,
    timelines,
    newRandom,
  };
  const noFolders = { web: '/nonexistent', player: '/nonexistent' };
  const app = await buildApp(services, { rateFactor: 1000, description: false, folders: noFolders, ...appOptions });
  await app.ready();
  let users = 0;
  let clubs = 0;

  const signIn = async (userId = `user-${++users}`, name?: string) =>
    createManager(app, userId, await identity.tokenOf(userId, name));
  const newUser = async (userId?: string) => {
    const manager = await signIn(userId);
    await manager.call('createUser');
    return manager;
  };
  return {
    storage,
    clock,
    identity,
    services,
    app,
    game,
    passTime: (milliseconds) => {
      wall += milliseconds;
    },
    visitor: () => createManager(app, 'visitor', null),
    signIn,
    newUser,
    async newManager({ userId, clubName } = {}) {
      const name = clubName ?? `Clube ${letters(++clubs)}`;
      const manager = await newUser(userId);
      const { club } = await manager.call('createClub', { body: { name, emblem: buildEmblem(), uniform: { id: 0 } } });
      return { ...manager, clubId: club.id };
    },
    async close() {
      await rulesets.close();
      await app.close();
      await game.close();
      await clock.close();
      await storage.close();
    },
  };
}

/** A number in letters, for names that digits would look odd in. */
function letters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return `${rest === 0 ? '' : letters(rest)}${LETTERS[number % LETTERS.length]}`;
}
