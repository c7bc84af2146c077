/** One process for calls and two workers on one database, one of which is killed: every match is played once. R-STO-6, R-STO-7 */
import { setTimeout as pause } from 'node:timers/promises';
import { metricsIn, startServerProcess } from '../harness/server-process.ts';
import { FAST, playOn } from './kill-match-day.ts';
import { gather } from './managers.ts';
import { NO_LIMITS, PORTS, type Scenario, wholeBetween } from './scenario.ts';

export const racingWorkers: Scenario = {
  name: 'racing-workers',
  databases: ['postgres'],
  runsPerWorld: 10,
  async run(place, random) {
    const common = { ...place.settings, ...NO_LIMITS, MM_CLOCK_SCALE: FAST, MM_THREADS: '1' };
    const first = await startServerProcess({ ...common, MM_ROLE: 'worker', PORT: PORTS.firstWorker });
    const api = await startServerProcess({ ...common, MM_ROLE: 'api', PORT: PORTS.server });
    const second = await startServerProcess({ ...common, MM_ROLE: 'worker', PORT: PORTS.secondWorker });
    const { managers } = await gather(api.url);
    for (const manager of managers) await manager.send('joinCompetition', { body: { competitionName: 'MM League' } });
    const moment = wholeBetween(random, 500, 5_000);
    await pause(moment);
    const counts = [await workDone(first.url), await workDone(second.url)];
    await first.end('SIGKILL');
    await pause(wholeBetween(random, 0, 2_000));
    const ends = [await second.end('SIGTERM'), await api.end('SIGTERM')];
    const finished = await playOn(place);
    if (ends.some((code) => code !== 0)) throw new Error(`ended with ${ends}: ${second.output()}${api.output()}`);
    return `${counts.join(' and ')} pieces of work in ${moment} ms; ${finished} matches finished since the world began`;
  },
};

async function workDone(url: string): Promise<number> {
  const text = await metricsIn(url);
  const counts = [...text.matchAll(/mm_work_total\{[^}]*outcome="done"\} (\d+)/g)].map(([, count]) => Number(count));
  return counts.reduce((sum, count) => sum + count, 0);
}
