// Brings the option `hide` into the type of a route's schema.
import type {} from '@fastify/swagger';
import type { RouteShorthandOptions } from 'fastify';

/**
 * Options of every route of identity: out of the OpenAPI document, and no log line for each request, because the
 * addresses of a sign-in carry codes and states (R-IDN-11).
 */
export const quietRoute = { logLevel: 'warn', schema: { hide: true } } satisfies RouteShorthandOptions;
