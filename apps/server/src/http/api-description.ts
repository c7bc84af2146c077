/** The description of the interface, for programs and for people. R-CAL-30 */

import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@mundo-manager/contract';
import type { FastifyInstance } from 'fastify';

/** OpenAPI at /api/openapi.json, a page at /api/docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
}
