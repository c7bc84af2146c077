/**
 * Speed beside the bare loop and another engine, memory of a running match, garbage collector pauses, checks of proofs.
 * Ratios count, because milliseconds depend on the machine. Exit code 1 outside a budget.
 */
// npm run bench:engine [-- --part speed] [--rounds 100] [--matches 1000] [--peer 6] [--proofs 1000]
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { matchInput, teamSheet } from '../src/testing/index.ts';
import { printFigures } from './figures.ts';
import { memory } from './memory.ts';
import { pauses } from './pauses.ts';
import { timedPeer } from './peer.ts';
import { proofs } from './proofs.ts';
import { timed } from './speed.ts';

const PARTS = ['pauses', 'memory', 'speed', 'peer', 'proofs'] as const;

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: [...PARTS] },
    rounds: { type: 'string', default: '100' },
    matches: { type: 'string', default: '1000' },
    peer: { type: 'string', default: '6' },
    proofs: { type: 'string', default: '1000' },
  },
});
const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const plays = (part: (typeof PARTS)[number]) => values.part.includes(part);
const inside: boolean[] = [];

console.log(`Node ${process.version}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`);
if (plays('pauses')) {
  inside.push(printFigures('Garbage collection', await pauses(input, Number(values.matches))));
}
if (plays('memory')) inside.push(printFigures('Memory of a running match', memory(input)));
if (plays('proofs')) inside.push(printFigures('Proofs', proofs(input, Number(values.proofs))));
const times = plays('speed') || plays('peer') ? timed(input, Number(values.rounds)) : null;
if (times !== null) inside.push(printFigures('Speed', times.figures));
if (plays('peer') && times !== null) {
  const { matchMs, finished, thrown } = await timedPeer(Number(values.peer));
  const ratio = matchMs / times.matchMs;
  inside.push(
    printFigures('Beside footballsimulationengine 5.0.0', [
      { what: 'its match', value: matchMs, unit: 'ms' },
      { what: 'its matches that came to their end', value: finished, unit: '' },
      { what: 'its matches that threw', value: thrown, unit: '' },
      { what: 'ours with replay is faster by', value: ratio, unit: '×', atLeast: 100 },
    ]),
  );
}
console.log(inside.every(Boolean) ? '\ninside the budgets' : '\nOUTSIDE a budget');
process.exitCode = inside.every(Boolean) ? 0 : 1;
