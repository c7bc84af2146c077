import { readFile } from 'node:fs/promises';
import { SettingsError } from './settings.ts';

/** The operator's list: a word or phrase on each line; what follows '#' and empty lines do not count. Throws SettingsError where it can't be read. */
export async function readForbiddenNames(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new SettingsError(`MM_FORBIDDEN_NAMES: ${file} can't be read: ${error.message}`);
  });
  return text
    .split(/\r?\n/u)
    .map((line) => line.replace(/#.*/u, '').trim())
    .filter((line) => line !== '');
}
