/** `npm run fairness`: pairs of clubs whose trades go one way. R-FAI-5, R-FAI-6 */
import { parseArgs } from 'node:util';
import { DAY } from '@mundo-manager/rules/clock';
import { tradingPairs } from '@mundo-manager/rules/fairness';
import { databaseTime } from '../clock/database-time.ts';
import { gameTime, readClock } from '../clock/stored-clock.ts';
import { tradesSince } from '../operations/fairness.ts';
import { OperatorError, runProgram, withStorage } from './program.ts';

const USAGE = 'usage: npm run fairness -- [--days N] [--json]';
/** Days of the game that are looked at unless given. */
const DAYS = 60;

const say = (line: string) => process.stdout.write(`${line}\n`);

await runProgram((settings) => {
  const { days, isJson } = options();
  return withStorage(settings, async ({ db }) => {
    const setting = await readClock(db).catch(() => {
      throw new OperatorError('there is no world in this database yet: start the server once');
    });
    const trades = await tradesSince(db, gameTime(setting, await databaseTime(db)) - days * DAY);
    const names = new Map(
      trades.flatMap(({ seller, sellerName, buyer, buyerName }) => [
        [seller, sellerName],
        [buyer, buyerName],
      ]),
    );
    const pairs = tradingPairs(trades).map((pair) => ({
      ...pair,
      sellerName: names.get(pair.seller) ?? '',
      buyerName: names.get(pair.buyer) ?? '',
    }));
    if (isJson) say(JSON.stringify({ days, pairs }, null, 2));
    else {
      for (const { isSuspicious, sellerName, buyerName, seller, buyer, ...pair } of pairs) {
        const counts = `${pair.sales} of ${pair.trades} trades, $ ${pair.netPaid} net, $ ${pair.margin} above value`;
        say(`${isSuspicious ? 'LOOK' : 'fine'} | ${sellerName} (${seller}) to ${buyerName} (${buyer}) | ${counts}`);
      }
      if (pairs.length === 0) say(`No two managers have traded in ${days} days.`);
    }
    return 0;
  });
});

function options(): { readonly days: number; readonly isJson: boolean } {
  try {
    const { values } = parseArgs({ options: { days: { type: 'string' }, json: { type: 'boolean' } } });
    const days = Number(values.days ?? DAYS);
    if (!Number.isSafeInteger(days) || days < 1) throw new Error('--days must be a whole number from 1');
    return { days, isJson: values.json === true };
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${USAGE}`);
  }
}
