/** A push service of one's own, and browsers that are subscribed to it. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserSubscription } from '@mundo-manager/contract';

/** A browser with keys of its own. */
export function browserOf(endpoint: string, label = 'Firefox no Linux'): BrowserSubscription {
  const ecdh = createECDH('prime256v1');
  return {
    endpoint,
    p256dh: ecdh.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
    label,
  };
}

/** What the service got. */
interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: number;
}

export interface PushService {
  readonly origin: string;
  readonly received: readonly Received[];
  /** Status of the answers for a path from now on; 201 unless set. */
  answer(path: string, status: number): void;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function startPushService(): Promise<PushService> {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, bytes });
    response.writeHead(statuses.get(path) ?? 201, { location: 'http://127.0.0.1:1/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (path, status) => void statuses.set(path, status),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
