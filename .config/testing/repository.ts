/** Where tests find the repository, and how they run its tools. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '../..');

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end, with any exit code. npm's variables of this workspace are not passed on. */
export function run(program: string, args: readonly string[], cwd: string): Promise<Outcome> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(package|lifecycle|config_(workspace|local_prefix))|INIT_CWD|NODE_OPTIONS|VITEST)/.test(name),
    ),
  );
  return new Promise((settle, fail) => {
    execFile(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') fail(error);
      else settle({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

/** A program that the repository's dependencies install. */
export function tool(name: string): string {
  return resolve(REPOSITORY, 'node_modules/.bin', name);
}

/** TypeScript's compiler: 7 checks the repository, 6 is what others may still have. Both call themselves `tsc`. */
export function compiler(version: 6 | 7 = 7): string {
  return resolve(REPOSITORY, 'node_modules', version === 7 ? 'typescript-7' : 'typescript', 'bin/tsc');
}
