/** Every call of the contract that this server answers. */

import type { RouteHost } from '../http/register-route.ts';
import { registerAccount } from './account.ts';
import { registerBoards } from './boards.ts';
import { registerClock } from './clock.ts';
import { registerClubCreation } from './club-creation.ts';
import { registerClubManagement } from './club-management.ts';
import { registerClubPages } from './club-pages.ts';
import { registerCommands } from './commands.ts';
import { registerCompetitions } from './competitions.ts';
import { registerFoundry } from './foundry.ts';
import { registerFriendlies } from './friendlies.ts';
import { registerHealth } from './health.ts';
import { registerInbox } from './inbox.ts';
import { registerLeads } from './leads.ts';
import { registerLive } from './live.ts';
import { registerMatches } from './matches.ts';
import { registerNotifications } from './notifications.ts';
import { registerOperator } from './operator.ts';
import { registerPlayers } from './players.ts';
import { registerProofs } from './proofs.ts';
import { registerReplays } from './replays.ts';
import { registerRulesets } from './rulesets.ts';
import { registerSession } from './session.ts';
import { registerStatement } from './statement.ts';
import { registerTactics } from './tactics.ts';
import { registerTransfers } from './transfers.ts';
import { registerWatchlist } from './watchlist.ts';

export function registerRoutes(host: RouteHost): void {
  registerHealth(host);
  registerLeads(host);
  registerSession(host);
  registerAccount(host);
  registerNotifications(host);
  registerCommands(host);
  registerClubCreation(host);
  registerClubManagement(host);
  registerClubPages(host);
  registerStatement(host);
  registerInbox(host);
  registerBoards(host);
  registerTactics(host);
  registerPlayers(host);
  registerFoundry(host);
  registerFriendlies(host);
  registerTransfers(host);
  registerWatchlist(host);
  registerCompetitions(host);
  registerMatches(host);
  registerReplays(host);
  registerRulesets(host);
  registerProofs(host);
  registerOperator(host);
  registerClock(host);
  registerLive(host);
}
