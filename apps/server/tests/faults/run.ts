/** `npm run test:faults -- --runs 100 --seed S --database pglite|postgres --only name`: a failing run prints what repeats it. */
import { parseArgs } from 'node:util';
import { createRandom } from '@mundo-manager/rules/core';
import { calendar } from './calendar.ts';
import { cutConnections } from './cut-connections.ts';
import { fullDisk } from './full-disk.ts';
import { killCommands } from './kill-commands.ts';
import { killMatchDay } from './kill-match-day.ts';
import { type DatabaseKind, type DatabasePlace, makePlace } from './place.ts';
import { racingWorkers } from './racing-workers.ts';
import type { Scenario } from './scenario.ts';

const SCENARIOS: readonly Scenario[] = [killCommands, killMatchDay, cutConnections, racingWorkers, calendar, fullDisk];
const KINDS: readonly DatabaseKind[] = ['pglite', 'postgres'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now()) },
    database: { type: 'string' },
    only: { type: 'string' },
  },
});
const { seed, only } = values;
const runs = Number(values.runs);
const kinds = KINDS.filter((kind) => values.database === undefined || values.database === kind);
const scenarios = SCENARIOS.filter(({ name }) => only === undefined || only === name);
if (!Number.isInteger(runs) || runs < 1 || kinds.length === 0 || scenarios.length === 0) {
  const names = SCENARIOS.map(({ name }) => name).join('|');
  throw new Error(`usage: npm run test:faults -- --runs 10 --seed S --database ${KINDS.join('|')} --only ${names}`);
}

let failures = 0;
for (const database of kinds) {
  for (const scenario of scenarios.filter(({ databases }) => databases.includes(database))) {
    if (!(await runAll(scenario, database))) failures++;
  }
}
process.stdout.write(
  failures === 0 ? `faults: everything held (seed ${seed})\n` : `faults: ${failures} did not hold\n`,
);
process.exit(failures === 0 ? 0 : 1);

async function runAll(scenario: Scenario, database: DatabaseKind): Promise<boolean> {
  const { name } = scenario;
  let place: DatabasePlace | undefined;
  try {
    for (let run = 0; run < runs; run++) {
      if (run % scenario.runsPerWorld === 0) {
        await place?.remove();
        place = await (scenario.makePlace ?? makePlace)(database);
      }
      if (place === undefined) {
        process.stdout.write(`${database} ${name}: NOT RUN, this machine does not let us mount a small disk\n`);
        return true;
      }
      const happened = await scenario.run(place, createRandom(`${seed} ${name} ${run}`));
      process.stdout.write(`${database} ${name} ${run + 1}/${runs}: held; ${happened}\n`);
      if (run === runs - 1) await place.remove();
    }
    return true;
  } catch (error) {
    // The folder stays as it is, for inspection.
    process.stdout.write(`${database} ${name}: FAILED; ${(error as Error).stack}\n`);
    process.stdout.write(`left at ${JSON.stringify(place?.settings)}\n`);
    process.stdout.write(
      `repeat: npm run test:faults -- --only ${name} --database ${database} --seed ${seed} --runs ${runs}\n`,
    );
    return false;
  }
}
