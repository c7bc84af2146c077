/** The table of every call: validation, types, the description of the interface and the client come from it. */
import type { z } from 'zod';
import type { Endpoint, EndpointName } from '../endpoints/index.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { ACCOUNT_SCHEMAS, INBOX_SCHEMAS } from './account.ts';
import { BOARD_SCHEMAS } from './boards.ts';
import { CLUB_SCHEMAS } from './clubs.ts';
import { COMMAND_SCHEMAS } from './commands.ts';
import { FRIENDLY_SCHEMAS } from './friendlies.ts';
import { MARKET_SCHEMAS } from './market.ts';
import { MATCH_SCHEMAS } from './matches.ts';
import { NOTIFICATION_SCHEMAS } from './notifications.ts';
import { OPERATOR_SCHEMAS } from './operator.ts';
import { PLAYER_SCHEMAS } from './players.ts';
import type { RouteSchemas } from './route.ts';
import { WORLD_SCHEMAS } from './world.ts';

export type { TransferItem } from './market.ts';
export type { RouteSchemas } from './route.ts';

const SCHEMAS = {
  ...CLUB_SCHEMAS,
  ...MATCH_SCHEMAS,
  ...FRIENDLY_SCHEMAS,
  ...INBOX_SCHEMAS,
  ...BOARD_SCHEMAS,
  ...MARKET_SCHEMAS,
  ...PLAYER_SCHEMAS,
  ...WORLD_SCHEMAS,
  ...ACCOUNT_SCHEMAS,
  ...NOTIFICATION_SCHEMAS,
  ...COMMAND_SCHEMAS,
  ...OPERATOR_SCHEMAS,
};

type Schemas = typeof SCHEMAS;

/** One call with its schemas. */
export type Route = Endpoint & RouteSchemas & { readonly name: EndpointName };

/** Every call by name, each with its own schemas in its type. */
export type Routes = { readonly [Name in EndpointName]: Endpoint & Schemas[Name] & { readonly name: Name } };

export const ROUTES: Routes = Object.fromEntries(
  Object.entries(SCHEMAS).map(([name, schemas]) => [name, { ...endpointOf(name), ...schemas, name }]),
) as unknown as Routes;

/** Every call in a list. */
export const ROUTE_LIST: readonly Route[] = Object.values(ROUTES);

function endpointOf(name: string): Endpoint {
  return ENDPOINTS[name as EndpointName];
}

type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> = Schemas[Name] extends {
  readonly [K in Key]: z.ZodType<infer T>;
}
  ? T
  : undefined;

/** The data that a call answers. */
export type CallData<Name extends EndpointName> = z.output<Schemas[Name]['data']>;
/** The parameters of a call's path; undefined if it has none. */
export type CallParams<Name extends EndpointName> = Part<Name, 'params'>;
/** The query of a call; undefined if it has none. */
export type CallQuery<Name extends EndpointName> = Part<Name, 'query'>;
/** The body of a call; undefined if it has none. */
export type CallBody<Name extends EndpointName> = Part<Name, 'body'>;
