/**
 * A lock that containers of one machine see in a folder that they share: a socket with a file. It answers as long as its process lives; what a dead one left
 * behind refuses, and is taken over.
 */
import { closeSync, openSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const NAME = '.in-use';
/** Milliseconds after which whoever took over the same remains at the same time has done so. */
const SETTLED = 100;

/** Answers how to leave the folder; null where another process answers there. Where the folder can hold no socket there is nothing to see. */
export async function lockAcrossContainers(folder: string): Promise<(() => Promise<void>) | null> {
  // The address of a socket is 107 bytes long at most; that of an open folder is short, whatever its path.
  const open = openSync(folder, 'r');
  const address = `/proc/self/fd/${open}/${NAME}`;
  const leaveFolder = () => closeSync(open);
  try {
    const server = (await bind(address)) ?? ((await answers(address)) ? null : await takeOver(address));
    if (server === null) {
      leaveFolder();
      return null;
    }
    let left: Promise<void> | undefined;
    return () => {
      // Once: the number of the folder may be somebody else's the second time.
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
async function takeOver(address: string): Promise<Server | null> {
  await rm(address, { force: true });
  const server = await bind(address);
  if (server === null) return null;
  const { ino } = await stat(address);
  await pause(SETTLED);
  const now = await stat(address).catch(() => null);
  if (now?.ino === ino) return server;
  // Closing would take away the other one's socket.
  server.unref();
  return null;
}

/** Null where something stands at the address already. */
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

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path: address });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
