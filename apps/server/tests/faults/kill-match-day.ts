/** kill -9 while match days are played: no match is played twice, none is skipped. R-STO-7, R-WLD-7 */

import { setTimeout as pause } from 'node:timers/promises';
import { startClock } from '../../src/clock/game-clock.ts';
import { WorldRulesets } from '../../src/rulesets/world-rulesets.ts';
import { createInlineSimulator } from '../../src/simulation/simulator.ts';
import { createTestGame } from '../harness/game.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { assertClean, assertNothingWrong, checkDatabase } from './check.ts';
import { gather } from './managers.ts';
import type { DatabasePlace } from './place.ts';
import { NO_LIMITS, PORTS, type Scenario, wholeBetween } from './scenario.ts';

/** Game milliseconds in a real one: half a minute is a day with its two rounds. */
export const FAST = '3000';

export const killMatchDay: Scenario = {
  name: 'kill-match-day',
  databases: ['pglite', 'postgres'],
  runsPerWorld: 10,
  async run(place, random) {
    const settings = { ...place.settings, ...NO_LIMITS, PORT: PORTS.server, MM_CLOCK_SCALE: FAST };
    const server = await startServerProcess(settings);
    const crowd = await gather(server.url);
    for (const manager of crowd.managers)
      await manager.send('joinCompetition', { body: { competitionName: 'MM League' } });
    const moment = wholeBetween(random, 0, 6_000);
    await pause(moment);
    await server.end('SIGKILL');
    await checkDatabase(place);
    return `killed ${moment} ms into match days; ${await playOn(place)} matches finished since the world began`;
  },
};

/** Does what is due in this process, then looks whether anything was left out; answers the finished matches. */
export async function playOn(place: DatabasePlace): Promise<number> {
  let finished = 0;
  await checkDatabase(place, async (storage) => {
    const clock = await startClock(storage, { scale: Number(FAST) });
    const until = clock.now();
    const still = { ...clock, now: () => until };
    const rulesets = await WorldRulesets.open(storage, clock.now(), null);
    const simulator = createInlineSimulator();
    const game = createTestGame({
      storage,
      clock: still,
      rulesets,
      simulator,
    });
    await game.catchUp();
    await game.close();
    await clock.close();
    const matches = await storage.db.selectFrom('matches').select(['id', 'phase', 'date']).execute();
    const over = matches.filter(({ date }) => date + 30 * 60_000 <= until);
    assertNothingWrong(over.filter(({ phase }) => phase !== 'finished').map(({ id }) => `match ${id} was skipped`));
    finished = over.length;
    await assertClean(storage);
  });
  return finished;
}
