/** `npm run ruleset -- apply FILE`: gives the world a new version of its rules, from the next midnight of the game on. R-SRV-10, R-SRV-12 */
import { resolve } from 'node:path';
import { rulesetHash } from '@mundo-manager/engine/verification';
import { databaseTime } from '../clock/database-time.ts';
import { gameTime, readClock } from '../clock/stored-clock.ts';
import { applyRuleset, clubsWithout, constantChanges } from '../rulesets/apply.ts';
import { assertLawful, RulesetFileError, readRulesetFile } from '../rulesets/ruleset-file.ts';
import { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Storage } from '../storage/storage.ts';
import { OperatorError, runProgram, withStorage } from './program.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

await runProgram(async (settings) => {
  const [word, file, ...rest] = process.argv.slice(2);
  if (word !== 'apply' || file === undefined || rest.length > 0) {
    throw new OperatorError('usage: npm run ruleset -- apply FILE');
  }
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  return withStorage(settings, (storage) => apply(storage, path)).catch((error: unknown) => {
    throw error instanceof RulesetFileError ? new OperatorError(error.message) : error;
  });
});

async function apply(storage: Storage, file: string): Promise<number> {
  const ruleset = await readRulesetFile(file);
  const now = gameTime(await readClock(storage.db), await databaseTime(storage.db));
  const rulesets = await WorldRulesets.open(storage, now, null);
  const changes = constantChanges(rulesets.at(now), ruleset);
  await rulesets.close();
  if (changes.length === 0) {
    say('Nothing differs from the rule set that is in force.');
    return 0;
  }
  for (const { path, from, to } of changes) say(`${path}: ${from ?? 'none'} -> ${to ?? 'none'}`);
  say('Checking the laws of the game ...');
  await assertLawful(ruleset);
  const refusing = await clubsWithout(storage, ruleset);
  if (refusing.length > 0) {
    throw new OperatorError(`Refused: these clubs would be invalid.\n${refusing.join('\n')}`);
  }
  const since = await applyRuleset(storage, ruleset, now);
  say(`${ruleset.name} (${rulesetHash(ruleset)}) is in force from ${new Date(since).toISOString()} of the game on.`);
  say('Competitions under way keep the rule set that they were drawn under.');
  return 0;
}
