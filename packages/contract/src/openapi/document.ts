/** The description of the interface in OpenAPI 3.1, made from the table of calls. R-CAL-30 */
import { ROUTE_LIST } from '../routes/index.ts';
import { operation, SHARED_PARAMETERS } from './operation.ts';
import { type JsonSchema, SchemaBook } from './schemas.ts';

/** What the description says of the server that gives it. */
export interface OpenApiOptions {
  readonly version?: string;
  /** Addresses of servers; the one that gives the description unless given. */
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
}

const DESCRIPTION = `Every answer is \`{data, status, error}\`; an error is \`{code, message, facts}\`, and its code names the cause.

Amounts are whole dollars or credits, moments are milliseconds since 1970 on the game's clock.

Commands carry an \`Idempotency-Key\`, and those on the caller's club the \`Club-Version\` that they build on.`;

const BEARER = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'A token of 30 minutes, given out by the sign-in under /api/auth.',
};

/** The whole description as plain JSON. */
export function openApiDocument({ version = '0.2.0', servers = [{ url: '/' }] }: OpenApiOptions = {}): JsonSchema {
  const book = new SchemaBook();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of ROUTE_LIST) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, book) };
  }
  const tags = [...new Set(ROUTE_LIST.map(({ service }) => service))].map((name) => ({ name }));
  return {
    openapi: '3.1.0',
    info: { title: 'Mundo Manager', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers,
    tags,
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: book.named,
      parameters: SHARED_PARAMETERS,
      securitySchemes: { bearer: BEARER },
    },
  };
}
