/** The command of the package: `rules check <file>`. */

import { parseOptions, USAGE } from './options.ts';
import { createScreen } from './screen.ts';
import { firstLine, UsageError } from './usage-error.ts';

/** An author's file runs in our process: until there is a verdict, nothing that it does may end in exit code 0 (R-LAW-9). */
const NO_VERDICT = 'the file ended before every law was checked: it exits, or waits for what never comes';

const screen = createScreen(process.stdout);
let isReported = false;

async function main(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  if (options === null) {
    process.stdout.write(USAGE);
    return 0;
  }
  // A mistyped option or a look at the usage needs no laws.
  const { check } = await import('./check.ts');
  return check(options, screen);
}

/** Ends at once, once all is written: a file may leave timers behind that never stop. */
function end(code: number): void {
  isReported = true;
  process.stdout.write('', () => process.exit(code));
}

function complain(line: string): void {
  if (isReported) return;
  isReported = true;
  screen.progress('');
  process.stderr.write(`rules: ${line}\n`, () => process.exit(2));
}

// The reader of our output may have read enough (`rules check … | head`).
process.stdout.once('error', () => {
  isReported = true;
  process.exit(2);
});
process.on('uncaughtException', (error) => complain(`thrown while the laws were checked: ${firstLine(error)}`));
process.on('unhandledRejection', (reason) => complain(`rejected while the laws were checked: ${firstLine(reason)}`));
process.on('exit', () => {
  if (isReported) return;
  process.exitCode = 2;
  complain(NO_VERDICT);
});

// Not awaited at the top level: Node would answer a file that waits for ever with an exit code and a warning of its own.
main(process.argv.slice(2)).then(end, (error: unknown) =>
  complain(error instanceof UsageError ? error.message : `failed: ${firstLine(error)}`),
);
