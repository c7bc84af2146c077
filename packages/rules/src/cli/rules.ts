#!/usr/bin/env node
/** The command of the package: `rules check <file>`. */
import { Complaint } from './complaint.ts';
import { parseOptions, USAGE } from './options.ts';
import { createScreen } from './screen.ts';

/** The laws need fast-check, an optional peer: it is looked for before anything that imports it. */
async function lawsAreInstalled(): Promise<void> {
  await import('fast-check').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new Complaint('the laws need fast-check: npm install --save-dev fast-check');
  });
}

async function main(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  if (options === null) {
    process.stdout.write(USAGE);
    return 0;
  }
  await lawsAreInstalled();
  const { check } = await import('./check.ts');
  return check(options, createScreen(process.stdout));
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  process.stderr.write(`rules: ${error.message}\n`);
  process.exitCode = 2;
}
