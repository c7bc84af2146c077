/** `npm run backup -- file [--force]`: the whole database as one file, also while the server runs on PostgreSQL. R-STO-8 */
import { constants } from 'node:os';
import { writeBackup } from '../operations/backup/write.ts';
import { fileArgument, runProgram, withStorage } from './program.ts';

// Without a listener a signal ends the process at once, and a half-written file with secrets stays.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

await runProgram(async (settings) => {
  const { file, options } = fileArgument('npm run backup -- world.backup [--force]', ['force']);
  const force = options.includes('force');
  const { rows } = await withStorage(settings, (storage) => writeBackup(storage, file, { force }));
  process.stdout.write(`backup: ${rows} rows in ${file}\n`);
  return 0;
});
