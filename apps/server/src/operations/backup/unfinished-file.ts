/** The file that a backup is written to until it is whole: the owner's alone, and removed however the process ends. R-OPX-4 */
import { rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StorageError } from '../../storage/errors.ts';

const DRAFT = /\.(\d+)\.backup-part$/;
/** A draft under the number of a running process that has not grown for so long is not that process's, in real milliseconds. */
const STALE = 60 * 60_000;

export interface Draft {
  readonly path: string;
  /** Removes the file, if it still is. */
  remove(): Promise<void>;
}

/** The draft of a backup file; drafts that killed backups left in its folder are removed first. */
export async function createDraft(file: string): Promise<Draft> {
  await removeLeftovers(dirname(file));
  const path = `${file}.${process.pid}.backup-part`;
  const removeAtExit = () => rmSync(path, { force: true });
  process.once('exit', removeAtExit);
  return {
    path,
    async remove() {
      process.off('exit', removeAtExit);
      await rm(path, { force: true });
    },
  };
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const pid = DRAFT.exec(name)?.[1];
    const path = join(folder, name);
    if (pid !== undefined && !(await isBeingWritten(path, Number(pid)))) await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw new StorageError(`a backup can't be written into ${folder}: ${(error as NodeJS.ErrnoException).code}`);
  }
}

async function isBeingWritten(path: string, pid: number): Promise<boolean> {
  if (pid === process.pid || !isRunning(pid)) return false;
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs < STALE;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
