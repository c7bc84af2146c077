/** `npm run restore -- file`: fills an empty database, of either kind, from a backup. R-STO-8 */
import { readBackup } from '../operations/backup/read.ts';
import { openUnmigrated } from '../storage/open.ts';
import { fileArgument, runProgram } from './program.ts';

await runProgram(async (settings) => {
  const { file } = fileArgument('npm run restore -- world.backup');
  const storage = await openUnmigrated(settings);
  try {
    const { rows } = await readBackup(storage, file);
    process.stdout.write(`restore: ${rows} rows from ${file}\n`);
    return 0;
  } finally {
    await storage.close();
  }
});
