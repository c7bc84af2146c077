/** The folder of the embedded database. */
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StorageError } from './errors.ts';

/** Makes the folder where it is missing. Throws StorageError where it can't be made or written to. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new StorageError(
      `the data folder ${folder} can't be written to (${reason}): change its owner or set MM_DATA`,
    );
  }
}
