/** Messages between processes: LISTEN and NOTIFY of the database. */
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

export type OnMessage = (message: string) => void;

export interface Channels {
  listen(channel: string, onMessage: OnMessage): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Within the one process that has the embedded database. */
export function embeddedChannels(pglite: PGlite): Channels {
  return {
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    close: async () => {},
  };
}

const RECONNECT_AFTER_MS = 1_000;

/** Over a connection of its own, which is opened at the first listener and again when it breaks. Messages sent meanwhile are lost. */
export function serverChannels(url: string): Channels {
  const listeners = new Map<string, Set<OnMessage>>();
  let connection: Promise<Client> | undefined;
  let isClosed = false;

  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url, application_name: 'mundo-manager listen' });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onMessage of listeners.get(channel) ?? []) onMessage(payload);
    });
    client.on('error', () => reconnect());
    await client.connect();
    client.on('end', () => reconnect());
    for (const channel of listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  };
  const reconnect = () => {
    if (isClosed || connection === undefined) return;
    connection = undefined;
    setTimeout(() => {
      if (isClosed || connection !== undefined) return;
      connection = connect();
      connection.catch(() => reconnect());
    }, RECONNECT_AFTER_MS).unref();
  };

  return {
    async listen(channel, onMessage) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(onMessage));
      connection ??= connect();
      const client = await connection;
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return async () => {
        known.delete(onMessage);
      };
    },
    async close() {
      isClosed = true;
      await (await connection?.catch(() => undefined))?.end();
    },
  };
}
