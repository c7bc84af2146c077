/** `npm run backup -- file`: the whole database as one file, also while the server runs on PostgreSQL. R-STO-8 */
import { writeBackup } from '../operations/backup/write.ts';
import { fileArgument, runProgram, withStorage } from './program.ts';

await runProgram(async (settings) => {
  const file = fileArgument('npm run backup -- world.backup');
  const { rows } = await withStorage(settings, (storage) => writeBackup(storage, file));
  process.stdout.write(`backup: ${rows} rows in ${file}\n`);
  return 0;
});
