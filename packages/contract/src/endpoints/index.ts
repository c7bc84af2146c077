/** Every call without its schemas: name, method, path and kind. */
import type { ApiErrorCode } from '../errors/codes.ts';
import { ACCOUNT_ENDPOINTS } from './account.ts';
import { CLUB_ENDPOINTS } from './clubs.ts';
import { COMMAND_ENDPOINTS } from './commands.ts';
import type { Endpoint } from './endpoint.ts';
import { INBOX_ENDPOINTS } from './inbox.ts';
import { MATCH_ENDPOINTS } from './matches.ts';
import { PLAYER_ENDPOINTS } from './players.ts';
import { TRANSFER_ENDPOINTS } from './transfers.ts';
import { WORLD_ENDPOINTS } from './world.ts';

export type { Access, Endpoint, Service } from './endpoint.ts';

export const ENDPOINTS = {
  ...CLUB_ENDPOINTS,
  ...MATCH_ENDPOINTS,
  ...INBOX_ENDPOINTS,
  ...TRANSFER_ENDPOINTS,
  ...PLAYER_ENDPOINTS,
  ...WORLD_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...COMMAND_ENDPOINTS,
};

/** The name of a call. */
export type EndpointName = keyof typeof ENDPOINTS;

const ANY_CALL = [
  'request/malformed',
  'request/headers-too-large',
  'request/too-slow',
  'request/rate-limited',
  'server/unavailable',
  'server/internal',
] as const;
const BODY = ['request/too-large', 'request/unsupported-type'] as const;
const TOKEN = ['auth/required', 'auth/invalid-token'] as const;
const COMMAND = ['command/key-missing', 'command/key-reused', 'command/cancelled'] as const;
const WRITE = ['command/busy'] as const;
const VERSION = ['command/version-missing', 'command/stale-version'] as const;

/** Every code that a call may be refused with. */
export function errorCodesOf({ access, command, clubVersion, method, errors }: Endpoint): readonly ApiErrorCode[] {
  return [
    ...errors,
    ...(access === 'public' ? [] : TOKEN),
    ...(access === 'user' || access === 'club' ? (['user/none'] as const) : []),
    ...(access === 'club' ? (['club/none'] as const) : []),
    ...(command ? COMMAND : []),
    ...(access !== 'public' && (command || method !== 'GET') ? WRITE : []),
    ...(clubVersion ? VERSION : []),
    ...(method === 'POST' || method === 'PUT' ? BODY : []),
    ...ANY_CALL,
  ];
}
