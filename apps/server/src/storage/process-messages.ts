/** Messages between processes: LISTEN and NOTIFY of the database. */
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

export type OnMessage = (message: string) => void;
/** Called when messages may have been lost: whatever they said has to be looked up. */
export type OnMissed = () => void;

export interface Channels {
  listen(channel: string, onMessage: OnMessage, onMissed?: OnMissed): Promise<() => Promise<void>>;
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
/** A silent connection can be lost unnoticed: a router drops it, a host fails. */
const PING_EVERY_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;

interface Listener {
  readonly onMessage: OnMessage;
  readonly onMissed: OnMissed | undefined;
}

/**
 * Channels over a connection of their own, opened at the first listener and again when it breaks. Messages sent
 * meanwhile are lost, so every listener is notified when there is a connection again.
 */
export function serverChannels(url: string, pingEvery = PING_EVERY_MS, answerWithin = ANSWER_WITHIN_MS): Channels {
  const listeners = new Map<string, Set<Listener>>();
  let connection: Promise<Client> | undefined;
  let hasMissed = false;
  let isClosed = false;

  const connect = async (onLost: () => void): Promise<Client> => {
    const client = new Client({
      connectionString: url,
      application_name: 'mundo-manager listen',
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of listeners.get(channel) ?? []) onMessage(payload);
    });
    const ping = setInterval(() => {
      // With a query that is not answered, `end` cuts the connection instead of asking.
      client.query('select 1').catch(() => client.end().catch(() => {}));
    }, pingEvery).unref();
    client.on('error', onLost);
    client.on('end', () => {
      clearInterval(ping);
      onLost();
    });
    try {
      await client.connect();
      for (const channel of listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      clearInterval(ping);
      client.end().catch(() => {});
      throw error;
    }
    return client;
  };
  const open = (): Promise<Client> => {
    // A connection that fails is dropped like one that breaks, or there would never be another.
    const lost = () => {
      if (connection !== opening) return;
      connection = undefined;
      hasMissed = true;
      setTimeout(comeBack, RECONNECT_AFTER_MS).unref();
    };
    const opening = connect(lost);
    connection = opening;
    opening.then(tellMissed, lost);
    return opening;
  };
  const all = () => [...listeners.values()].flatMap((known) => [...known]);
  const comeBack = () => {
    // The next listener gets the error.
    if (!isClosed && connection === undefined && all().length > 0) open().catch(() => {});
  };
  const tellMissed = () => {
    if (!hasMissed) return;
    hasMissed = false;
    for (const { onMissed } of all()) onMissed?.();
  };

  return {
    async listen(channel, onMessage, onMissed) {
      const known = listeners.get(channel) ?? new Set();
      const listener = { onMessage, onMissed };
      listeners.set(channel, known.add(listener));
      try {
        const client = await (connection ?? open());
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      } catch (error) {
        known.delete(listener);
        throw error;
      }
      return async () => {
        known.delete(listener);
      };
    },
    async close() {
      isClosed = true;
      await (await connection?.catch(() => undefined))?.end();
    },
  };
}
