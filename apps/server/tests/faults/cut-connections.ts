/** The database ends every connection, again and again, while managers send commands: the server comes back by itself. R-STO-2 */
import { setTimeout as pause } from 'node:timers/promises';
import { isReady, startServerProcess } from '../harness/server-process.ts';
import { assertNothingWrong, checkDatabase } from './check.ts';
import { gather } from './managers.ts';
import { NO_LIMITS, PORTS, type Scenario, wholeBetween } from './scenario.ts';

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

export const cutConnections: Scenario = {
  name: 'cut-connections',
  databases: ['postgres'],
  runsPerWorld: 10,
  async run(place, random) {
    const settings = { ...place.settings, ...NO_LIMITS, PORT: PORTS.server, MM_CLOCK_SCALE: '3000' };
    const server = await startServerProcess(settings);
    try {
      const crowd = await gather(server.url);
      const stream = crowd.begin(random);
      const cuts = wholeBetween(random, 1, 4);
      let cut = 0;
      for (let n = 0; n < cuts; n++) {
        await pause(wholeBetween(random, 50, 800));
        cut += (await place.administer(CUT)).length;
      }
      await pause(200);
      await stream.stop();
      const acknowledged = crowd.acknowledged();
      for (let n = 0; !(await isReady(server.url)); n++) {
        if (n === 50) throw new Error(`the server does not come back: ${server.output()}`);
        await pause(200);
      }
      assertNothingWrong(await crowd.verify());
      return `${cut} connections cut in ${cuts} blows, ${acknowledged} answers`;
    } finally {
      const code = await server.end('SIGTERM');
      await checkDatabase(place);
      if (code !== 0) assertNothingWrong([`the server ended with ${code}: ${server.output()}`]);
    }
  },
};
