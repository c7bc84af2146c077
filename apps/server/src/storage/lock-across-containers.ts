/**
 * A lock that containers of one machine see in a folder that they share: a socket with a file. It answers as long as its process lives; what a dead one left
 * behind refuses, and is taken over.
 */
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const NAME = '.in-use';
/** Milliseconds after which a process that took over the same socket at the same time has done so. */
const SETTLED = 100;
/** Milliseconds after which a visit that has not come went to another server. */
const VISITED_WITHIN = 2_000;

/** Answers how to leave the folder; null if another process answers there. Where the folder can hold no socket there is nothing to see. */
export async function lockAcrossContainers(folder: string, settled = SETTLED): Promise<(() => Promise<void>) | null> {
  // The address of a socket is 107 bytes long at most; that of an open folder is short, whatever its path.
  const open = openSync(folder, 'r');
  const address = `/proc/self/fd/${open}/${NAME}`;
  const leaveFolder = () => closeSync(open);
  try {
    const server = (await bind(address)) ?? ((await answers(address)) ? null : await takeOver(address, settled));
    if (server === null) {
      leaveFolder();
      return null;
    }
    let left: Promise<void> | undefined;
    return () => {
      // Only once: a second time the folder's number could belong to another process.
      left ??= new Promise<void>((resolve) => server.close(() => resolve())).then(leaveFolder);
      return left;
    };
  } catch (error) {
    leaveFolder();
    if (!UNABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return async () => {};
  }
}

/** What a file system says that keeps no sockets. */
const UNABLE: ReadonlySet<string> = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS']);

/** The socket of a process that has died makes room. Where two find it at once, the one that bound last has the folder. */
async function takeOver(address: string, settled: number): Promise<Server | null> {
  await rm(address, { force: true });
  const server = await bind(address);
  if (server === null) return null;
  await pause(settled);
  // The loser is not closed: that would take away the other one's socket.
  return (await isReached(server, address)) ? server : null;
}

/**
 * Whether a client of the address reaches this server: another process may have removed its socket as a leftover and
 * bound its own.
 */
async function isReached(server: Server, address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(VISITED_WITHIN);
  const visited = once(server, 'connection', { signal }).then(
    () => true,
    () => false,
  );
  return (await answers(address)) && visited;
}

/** Listens at the address; null if it is in use. */
function bind(address: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen({ path: address }, () => resolve(server));
  });
}

/** Whether a process may be serving: not without a socket, or with one that refuses. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path: address });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });
}
