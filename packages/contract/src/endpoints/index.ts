/** Every call without its schemas: name, method, path and kind. */
import { ACCOUNT_ENDPOINTS } from './account.ts';
import { BOARD_ENDPOINTS } from './boards.ts';
import { CLUB_ENDPOINTS } from './clubs.ts';
import { COMMAND_ENDPOINTS } from './commands.ts';
import { FRIENDLY_ENDPOINTS } from './friendlies.ts';
import { INBOX_ENDPOINTS } from './inbox.ts';
import { MARKET_ENDPOINTS } from './market.ts';
import { MATCH_ENDPOINTS } from './matches.ts';
import { NOTIFICATION_ENDPOINTS } from './notifications.ts';
import { OPERATOR_ENDPOINTS } from './operator.ts';
import { PLAYER_ENDPOINTS } from './players.ts';
import { WORLD_ENDPOINTS } from './world.ts';

export type { Access, Endpoint, Service } from './endpoint.ts';

export const ENDPOINTS = {
  ...CLUB_ENDPOINTS,
  ...MATCH_ENDPOINTS,
  ...FRIENDLY_ENDPOINTS,
  ...INBOX_ENDPOINTS,
  ...BOARD_ENDPOINTS,
  ...MARKET_ENDPOINTS,
  ...PLAYER_ENDPOINTS,
  ...WORLD_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...NOTIFICATION_ENDPOINTS,
  ...COMMAND_ENDPOINTS,
  ...OPERATOR_ENDPOINTS,
};

/** The name of a call. */
export type EndpointName = keyof typeof ENDPOINTS;
