/** One process at a time per data folder: the embedded database itself locks nothing. R-STO-5 */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StorageError } from './errors.ts';
import { lockAcrossContainers } from './lock-across-containers.ts';

/** Takes the folder (which exists) until the answer is called or the process ends. Throws StorageError where another process has it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return lockByFile(folder);
  const unlock = await lockBySocket(folder);
  try {
    const leave = await lockAcrossContainers(folder);
    if (leave === null) throw alreadyOpen(folder);
    return async () => {
      await leave();
      await unlock();
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** An abstract socket has no file: the kernel frees its name with the process, however that ends. Another container does not see it. */
async function lockBySocket(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? alreadyOpen(folder) : error);
    });
    server.listen({ path: `\0mm-${name}` }, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function lockByFile(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, '.lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isAlive(Number(await readFile(path, 'utf8')))) throw alreadyOpen(folder);
      await rm(path, { force: true });
    }
  }
  throw alreadyOpen(folder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function alreadyOpen(folder: string): StorageError {
  return new StorageError(`the data folder ${folder} is in use by another server: stop it, or choose another folder`);
}
