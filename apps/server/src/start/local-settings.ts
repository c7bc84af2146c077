/** What `npm start` sets on one's own machine where no setting is given. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBehindProxy } from '../http/trusted-proxies.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings to add to those that are given; an empty one counts as none. R-IDN-13 */
export function localSettings(given: Environment): Environment {
  const isElsewhere = given.MM_ENV === 'production' || isBehindProxy(given.MM_TRUST_PROXY);
  return {
    // He wants to read the address, not every call.
    ...(!given.MM_LOG_LEVEL && { MM_LOG_LEVEL: 'warn' }),
    ...(!given.MM_TEST_ACCOUNTS && !isElsewhere && { MM_TEST_ACCOUNTS: 'yes' }),
  };
}

/** What the words after `npm start --` set, files seen from the caller’s folder; null if they can’t be understood. R-SRV-11 */
export function startOptions(words: readonly string[], folder: string): Environment | null {
  try {
    const { values } = parseArgs({ args: [...words], options: { ruleset: { type: 'string' } } });
    return values.ruleset === undefined ? {} : { MM_RULESET: resolve(folder, values.ruleset) };
  } catch {
    return null;
  }
}
