/** `rules check`: runs every law against a variant and reports each result at once (R-LAW-6, R-LAW-7, R-LAW-8). */
import { basename } from 'node:path';
import { checkLaws, LAWS, type Law, type LawReport, watchedSubject } from '../laws/index.ts';
import { loadVariant } from './load-variant.ts';
import type { CheckOptions } from './options.ts';
import type { Screen } from './screen.ts';
import { UsageError } from './usage-error.ts';

/** The exit code: 0 if every law holds, 1 if one is broken. Throws a UsageError where nothing can run. */
export async function check({ file, runs, seed, folders }: CheckOptions, screen: Screen): Promise<0 | 1> {
  const { subject: variant, replaced, laws: own } = await loadVariant(file);
  const { subject, uncalled } = watchedSubject(variant, replaced);
  const laws = byFolder([...LAWS, ...own], folders);
  const title = `${laws.length} ${laws.length === 1 ? 'law' : 'laws'}`;
  screen.line(`Checking ${title} against ${basename(file)}: runs ${runs}, seed ${seed}`);
  screen.progress(`0/${laws.length}  ${laws[0]?.name}`);

  const reports = await checkLaws(laws, subject, {
    runs,
    seed,
    onReport: async (report, done, total) => {
      if (report.law.folder !== laws[done - 2]?.folder) {
        screen.line();
        screen.line(report.law.folder);
      }
      for (const line of describe(report, screen.inPlace ? '' : `${done}/${total}  `)) screen.line(line);
      screen.progress(done === total ? '' : `${done}/${total}  ${laws[done]?.name}`);
      // A terminal that is far away, or a key that stops us, gets its turn between two laws.
      await new Promise(setImmediate);
    },
  });

  const broken = reports.filter(({ holds }) => !holds).length;
  screen.line();
  screen.line(broken === 0 ? `${title}: all hold.` : `${title}: ${laws.length - broken} hold, ${broken} broken.`);
  const untried = uncalled();
  if (untried.length > 0) screen.line(`Not tried, for none of these laws calls them: ${untried.join(', ')}.`);
  return broken === 0 ? 0 : 1;
}

/** The laws of the folders (all if none is named), those of one folder together, folders in the order of their first law. */
function byFolder(laws: readonly Law[], wanted: readonly string[]): readonly Law[] {
  const folders = [...new Set(laws.map(({ folder }) => folder))];
  const unknown = wanted.find((folder) => !folders.includes(folder));
  if (unknown !== undefined) {
    throw new UsageError(`there is no law in a folder ${unknown}; there are ${folders.join(', ')}`);
  }
  const shown = wanted.length === 0 ? folders : folders.filter((folder) => wanted.includes(folder));
  return shown.flatMap((folder) => laws.filter((law) => law.folder === folder));
}

function describe({ law, counterexample, runs, seed }: LawReport, counter: string): readonly string[] {
  if (counterexample === null) return [`  ✔ ${counter}${law.name}`];
  const { text, path, message } = counterexample;
  return [
    `  ✘ ${counter}${law.name}`,
    `      counterexample: ${text}`,
    `      found after ${runs} ${runs === 1 ? 'run' : 'runs'} with seed ${seed}${path === '' ? '' : `, path ${path}`}`,
    ...message.split('\n').map((line, index) => (index === 0 ? `      because: ${line}` : `        ${line}`)),
  ];
}
