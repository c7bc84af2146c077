/** What the routes work with, put together once at the start. */
import type { WorldKind } from '@mundo-manager/contract';
import type { Random } from '@mundo-manager/rules/core';
import type { FastifyPluginAsync } from 'fastify';
import type { GameClock } from '../clock/game-clock.ts';
import type { MailLinks } from '../email/signed-links.ts';
import type { Authentication, AuthorizedRequest, IdentityProfile } from '../identity/index.ts';
import type { LiveHub } from '../live/hub.ts';
import type { IsForbidden } from '../names/forbidden-words.ts';
import type { IsReserved } from '../names/reserved-names.ts';
import type { PushSender } from '../notifications/send-push.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { MatchTimelines } from '../simulation/timelines.ts';
import type { Queries, Storage } from '../storage/storage.ts';
import type { Game } from '../world/game.ts';

/** The part of identity that the server needs; `createIdentity` gives it. */
export interface IdentityService {
  readonly plugin?: FastifyPluginAsync;
  /** Never called inside a transaction. */
  readonly authenticate: (request: AuthorizedRequest) => Promise<Authentication>;
  /** Within the transaction where one is open; without it never inside one. */
  readonly profile: (userId: string, tx?: Queries) => Promise<IdentityProfile | undefined>;
  /** What the user's sign-ins are known by after his account is gone, within the transaction. */
  readonly marks: (userId: string, tx: Queries) => Promise<readonly string[]>;
  /** Deletes the user with all sessions, within the transaction. */
  readonly deleteUser: (userId: string, tx: Queries) => Promise<boolean>;
}

export interface Services {
  readonly storage: Storage;
  readonly clock: GameClock;
  readonly identity: IdentityService;
  readonly world: WorldKind;
  readonly rulesets: WorldRulesets;
  readonly push: PushSender;
  /** Missing where this server sends no e-mails. */
  readonly mail?: MailLinks | undefined;
  /** E-mail address for bugs, suggestions and feedback, if the operator has set one. */
  readonly contact?: string | undefined;
  /** Whether no club may be called so. R-STO-13 */
  readonly isReservedName: IsReserved;
  /** Whether a post may not say so. R-BRD-3 */
  readonly isForbiddenText: IsForbidden;
  readonly game: Pick<Game, 'catchUp' | 'kinds' | 'secrets'>;
  readonly live: LiveHub;
  readonly timelines: MatchTimelines;
  /** A generator that can't be guessed from outside. */
  readonly newRandom: () => Random;
  /** Whether this process is about to end, so that no new call should come here. */
  readonly isStopping?: () => boolean;
  /** Whether the world is still behind its clock after an outage, so that nothing of it may be shown or changed yet. R-WLD-18 */
  readonly isCatchingUp?: () => boolean;
}
