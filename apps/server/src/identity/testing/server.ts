/** A server with nothing but identity, on a given database or on an embedded one in memory. */

import { PGlite } from '@electric-sql/pglite';
import fastify, { type FastifyInstance } from 'fastify';
import { Kysely, PGliteDialect } from 'kysely';
import { createIdentity, createIdentityTables, type Identity, type IdentityOptions } from '../index.ts';
import type { IdentityTables } from '../schema.ts';

export interface IdentityServer {
  readonly app: FastifyInstance;
  readonly database: Kysely<IdentityTables>;
  readonly identity: Identity<IdentityTables>;
  readonly publicUrl: string;
  readonly logLines: readonly string[];
  readonly close: () => Promise<void>;
}

/** An empty database with the tables of identity. */
async function migratedDatabase(): Promise<Kysely<IdentityTables>> {
  const database = new Kysely<IdentityTables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
  await createIdentityTables(database);
  return database;
}

/** Starts it at `http://localhost:{port}` with the development provider, unless the options say otherwise. */
export async function startIdentityServer(
  port: number,
  options: Partial<IdentityOptions<IdentityTables>> = {},
  prepare: (app: FastifyInstance) => void = () => undefined,
): Promise<IdentityServer> {
  const publicUrl = `http://localhost:${port}`;
  const database = options.database ?? (await migratedDatabase());
  const logLines: string[] = [];
  const note = (facts: object, message: string): void => void logLines.push(message, JSON.stringify(facts));
  const identity = await createIdentity({
    publicUrl,
    providers: {},
    developmentProvider: true,
    production: false,
    log: { warn: note, error: note },
    ...options,
    database,
  });
  const app = fastify();
  prepare(app);
  await app.register(identity.plugin);
  app.get('/api/who', (request) => identity.authenticate(request));
  await app.listen({ port, host: 'localhost' });
  const close = async (): Promise<void> => {
    await app.close();
    if (options.database === undefined) await database.destroy();
  };
  return { app, database, identity, publicUrl, logLines, close };
}
