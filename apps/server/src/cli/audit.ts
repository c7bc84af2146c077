/** `npm run audit`: recomputes what is stored from history. Exits with 1 if anything differs. */
import { databaseTime } from '../clock/database-time.ts';
import { gameTime, readClock } from '../clock/stored-clock.ts';
import { audit, describeDifference } from '../operations/audit/index.ts';
import { WorldRulesets } from '../rulesets/world-rulesets.ts';
import { inSnapshot, runProgram, withStorage } from './program.ts';

await runProgram((settings) =>
  withStorage(settings, async (storage) => {
    const time = gameTime(await readClock(storage.db), await databaseTime(storage.db));
    const rulesets = await WorldRulesets.open(storage, time, null);
    const differences = await inSnapshot(storage, (tx) => audit(tx, rulesets.at(time)));
    await rulesets.close();
    for (const difference of differences) process.stdout.write(`${describeDifference(difference)}\n`);
    process.stdout.write(
      differences.length === 0
        ? 'audit: every balance, table, statistic and quota follows from history\n'
        : `audit: ${differences.length} differences\n`,
    );
    return differences.length === 0 ? 0 : 1;
  }),
);
