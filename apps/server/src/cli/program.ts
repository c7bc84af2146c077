/** What the operator's commands share: settings, the database, one line for every mistake. */
import { resolve } from 'node:path';
import type { Transaction } from 'kysely';
import { readSettings, type Settings, SettingsError } from '../settings/settings.ts';
import type { Database } from '../storage/database.ts';
import { StorageError } from '../storage/errors.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';

/** A command that was called in a way it does not understand, or that refuses what it was asked; the message is for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Runs the command and sets the exit code: what it answers, or 1 if it can't be done. */
export async function runProgram(program: (settings: Settings) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await program(readSettings(process.env));
  } catch (error) {
    const isPlain = [OperatorError, SettingsError, StorageError].some((plain) => error instanceof plain);
    process.stderr.write(`${isPlain ? (error as Error).message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

/** Opens the database of the settings, migrated, for as long as the work takes. */
export async function withStorage<T>(settings: Settings, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage({ ...settings, unhurried: true });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** Reads in one snapshot, whatever others write meanwhile. */
export function inSnapshot<T>(
  { kysely }: Pick<Storage, 'kysely'>,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

interface FileArgument {
  /** Seen from the folder where the operator called the command. */
  readonly file: string;
  /** Options that were given, without their dashes. */
  readonly options: readonly string[];
}

/** The one file that the command was called with, and which of its options. */
export function fileArgument(usage: string, known: readonly string[] = []): FileArgument {
  const words = process.argv.slice(2);
  const options = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
  const [file, ...rest] = words.filter((word) => !word.startsWith('--'));
  const isKnown = options.every((option) => known.includes(option));
  if (file === undefined || rest.length > 0 || !isKnown) throw new OperatorError(`usage: ${usage}`);
  return { file: resolve(process.env.INIT_CWD ?? process.cwd(), file), options };
}
