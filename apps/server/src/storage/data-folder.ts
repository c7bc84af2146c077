/** The folder of the embedded database. */
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StorageError } from './errors.ts';

/** Makes the folder where it is missing. Throws StorageError where it can't be made or written to. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new StorageError(
      `the data folder ${folder} can't be written to (${reason}): change its owner or set MM_DATA`,
    );
  }
}

/** Step by step: Node's own recursive mkdir never ends where a file system refuses every new folder as missing (/proc). */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}
