/** `npm run measure:pace -- --matches 6000`: correlates what a live match sends in its first minute with its result. R-WLD-9 */
import { parseArgs } from 'node:util';
import { correlation, type FirstMinute, firstMinutes } from '../tests/harness/first-minute.ts';

/** Largest coefficient that chance explains. */
const LIMIT = 0.04;

const { values } = parseArgs({ options: { matches: { type: 'string', default: '6000' } } });
const minutes = firstMinutes(Number(values.matches));
/**
 * Matches that are level after the first minute: a goal sent in it is also a final goal, so only these show whether
 * anything else sent correlates.
 */
const level = minutes.filter(({ goals, laterGoals }) => goals === laterGoals);
const r = (of: readonly FirstMinute[], sent: (minute: FirstMinute) => number, goals: 'goals' | 'laterGoals') =>
  correlation(
    of.map(sent),
    of.map((minute) => minute[goals]),
  );

process.stdout.write(
  `${minutes.length} matches, ${minutes.length - level.length} with a goal in the first minute.\n\n`,
);
process.stdout.write(
  '| sent in the first minute | r with the goals to come | r with the final goals, 0-0 after it |\n',
);
process.stdout.write('|---|---|---|\n');
for (const name of Object.keys(minutes[0]?.sent ?? {})) {
  const sent = (minute: FirstMinute) => minute.sent[name] ?? 0;
  const told = [r(minutes, sent, 'laterGoals'), r(level, sent, 'goals')];
  process.stdout.write(`| ${name} | ${told.map((value) => value.toFixed(3)).join(' | ')} |\n`);
  if (told.some((value) => Math.abs(value) > LIMIT)) process.exitCode = 1;
}
const spread = r(minutes, ({ spreadMoment }) => spreadMoment, 'goals');
process.stdout.write(
  `\nSpread over the half hour, the moment of the first minute would have r = ${spread.toFixed(3)}.\n`,
);
