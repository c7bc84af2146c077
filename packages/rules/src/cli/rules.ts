/** The command of the package: `rules check <file>`. */
import { check } from './check.ts';
import { Complaint } from './complaint.ts';
import { parseOptions, USAGE } from './options.ts';
import { createScreen } from './screen.ts';

async function main(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  if (options !== null) return check(options, createScreen(process.stdout));
  process.stdout.write(USAGE);
  return 0;
}

// Whoever reads us may have read enough (`rules check … | head`).
process.stdout.once('error', () => process.exit(2));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  process.stderr.write(`rules: ${error.message}\n`);
  process.exitCode = 2;
}
