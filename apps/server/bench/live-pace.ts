/** `npm run measure:pace -- --matches 6000`: whether what a live match sends in its first minute tells how it ends. R-WLD-9 */
import { parseArgs } from 'node:util';
import { correlation, firstMinutes } from '../tests/harness/first-minute.ts';

/** Largest coefficient that chance explains. */
const LIMIT = 0.04;

const { values } = parseArgs({ options: { matches: { type: 'string', default: '6000' } } });
const minutes = firstMinutes(Number(values.matches));
const goals = minutes.map((minute) => minute.goals);
const later = minutes.map(({ laterGoals }) => laterGoals);
process.stdout.write('| sent in the first minute | r with all goals | r with the goals to come |\n|---|---|---|\n');
for (const name of Object.keys(minutes[0]?.sent ?? {})) {
  const sent = minutes.map((minute) => minute.sent[name] ?? 0);
  const [all, toCome] = [correlation(sent, goals), correlation(sent, later)];
  process.stdout.write(`| ${name} | ${all.toFixed(3)} | ${toCome.toFixed(3)} |\n`);
  if (Math.abs(all) > LIMIT) process.exitCode = 1;
}
const spread = correlation(
  minutes.map(({ spreadMoment }) => spreadMoment),
  goals,
);
process.stdout.write(
  `\nSpread over the half hour, the moment of the first minute would have r = ${spread.toFixed(3)}.\n`,
);
