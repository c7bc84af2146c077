/** `npm run audit`: recomputes what is stored from history. Exits with 1 where anything differs. */
import { audit, describeDifference } from '../operations/audit/index.ts';
import { inSnapshot, runProgram, withStorage } from './program.ts';

await runProgram((settings) =>
  withStorage(settings, async (storage) => {
    const differences = await inSnapshot(storage, audit);
    for (const difference of differences) process.stdout.write(`${describeDifference(difference)}\n`);
    process.stdout.write(
      differences.length === 0
        ? 'audit: every balance, table, statistic and quota follows from history\n'
        : `audit: ${differences.length} differences\n`,
    );
    return differences.length === 0 ? 0 : 1;
  }),
);
