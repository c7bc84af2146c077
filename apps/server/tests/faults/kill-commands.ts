/** kill -9 while managers send commands: no answer that was given is lost, and nothing is done twice or by half. R-STO-2 */
import { setTimeout as pause } from 'node:timers/promises';
import { startServerProcess } from '../harness/server-process.ts';
import { assertNothingWrong, checkDatabase } from './check.ts';
import { gather } from './managers.ts';
import { NO_LIMITS, PORTS, type Scenario, wholeBetween } from './scenario.ts';

export const killCommands: Scenario = {
  name: 'kill-commands',
  databases: ['pglite', 'postgres'],
  runsPerWorld: 10,
  async run(place, random) {
    const settings = { ...place.settings, ...NO_LIMITS, PORT: PORTS.server, MM_CLOCK_SCALE: '1' };
    const server = await startServerProcess(settings);
    const crowd = await gather(server.url);
    const stream = crowd.begin(random);
    const [answers, moment] = [wholeBetween(random, 0, 60), wholeBetween(random, 0, 40)];
    while (crowd.acknowledged() < answers) await pause(1);
    await pause(moment);
    await server.end('SIGKILL');
    await stream.stop();
    const acknowledged = crowd.acknowledged();
    await checkDatabase(place);

    const again = await startServerProcess(settings);
    try {
      assertNothingWrong(await crowd.verify());
    } finally {
      await again.end('SIGKILL');
    }
    await checkDatabase(place);
    return `killed ${moment} ms after ${acknowledged} answers`;
  },
};
