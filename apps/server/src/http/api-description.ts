/** The description of the interface, for programs and for people. R-CAL-30 */
import { gzipSync } from 'node:zlib';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@mundo-manager/contract';
import type { FastifyInstance } from 'fastify';
import type { LimitHook } from './rate-limits.ts';

const ADDRESS = '/api/openapi.json';
const PAGE = '/api/docs';

/** The document and its two forms on the wire. */
interface ApiDescription {
  readonly document: ReturnType<typeof openApiDocument>;
  readonly text: string;
  readonly gzip: Buffer;
}

let description: ApiDescription | undefined;

/** The description, built and compressed at the first call. */
export function apiDescription(): ApiDescription {
  if (description === undefined) {
    const document = openApiDocument();
    const text = JSON.stringify(document);
    description = { document, text, gzip: gzipSync(text, { level: 9 }) };
  }
  return description;
}

/** OpenAPI at /api/openapi.json, a page at /api/docs; both count as files. */
export async function describeApi(app: FastifyInstance, limit: LimitHook): Promise<void> {
  const { document, text, gzip } = apiDescription();
  await app.register(async (described) => {
    described.addHook('onRequest', limit);
    // The page's own copies of the document would be written and compressed for every call.
    described.addHook('onRequest', async ({ url }, reply) => {
      if (COPIES.test(url)) return reply.redirect(ADDRESS);
    });
    described.get(ADDRESS, { compress: false }, ({ headers }, reply) => {
      reply
        .type('application/json; charset=utf-8')
        .header('vary', 'accept-encoding')
        .header('cache-control', 'no-cache');
      return acceptsGzip(headers['accept-encoding'])
        ? reply.header('content-encoding', 'gzip').send(gzip)
        : reply.send(text);
    });
    await described.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
    await described.register(fastifySwaggerUi, { routePrefix: PAGE });
  });
}

const COPIES = new RegExp(`^${PAGE}/(?:json|yaml)(?:\\?|$)`);

/** Whether the header names gzip, or anything, without refusing it by a weight of 0. */
function acceptsGzip(header: string | string[] | undefined): boolean {
  const accepted = String(header ?? '').split(',');
  return accepted.some((coding) => /^\s*(?:gzip|\*)\s*(?:;|$)/i.test(coding) && !/;\s*q=0(?:\.0*)?\s*$/i.test(coding));
}
