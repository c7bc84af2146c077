/** What `npm start` sets for whoever plays on his own machine and has set nothing. */
import { isBehindProxy } from '../http/trusted-proxies.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings to add to those that are given; an empty one counts as none. R-IDN-13 */
export function ownMachineSettings(given: Environment): Environment {
  const isElsewhere = given.MM_ENV === 'production' || isBehindProxy(given.MM_TRUST_PROXY);
  return {
    // He wants to read the address, not every call.
    ...(!given.MM_LOG_LEVEL && { MM_LOG_LEVEL: 'warn' }),
    ...(!given.MM_TEST_ACCOUNTS && !isElsewhere && { MM_TEST_ACCOUNTS: 'yes' }),
  };
}
