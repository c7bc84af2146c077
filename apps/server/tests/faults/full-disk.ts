/** A full disk: an error for the client, not a corrupt world. R-STO-2 */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServerProcess } from '../harness/server-process.ts';
import { assertNothingWrong, checkDatabase } from './check.ts';
import { gather } from './managers.ts';
import {
  ADMINISTRATION_URL,
  type DatabaseKind,
  type DatabasePlace,
  placeInFolder,
  placeOnServer,
  statementOn,
} from './place.ts';
import { NO_LIMITS, PORTS, type Scenario, wholeBetween } from './scenario.ts';

const folders = new WeakMap<DatabasePlace, string>();

export const fullDisk: Scenario = {
  name: 'full-disk',
  databases: ['pglite', 'postgres'],
  runsPerWorld: 5,
  makePlace,
  async run(place, random) {
    const folder = folders.get(place) ?? '';
    const settings = { ...place.settings, ...NO_LIMITS, PORT: PORTS.server, MM_CLOCK_SCALE: '1' };
    const server = await startServerProcess(settings);
    const crowd = await gather(server.url);
    const filler = join(folder, 'filler');
    const { bavail, bsize } = await statfs(folder);
    const left = wholeBetween(random, 0, 64) * 4096;
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    const stream = crowd.begin(random);
    for (const until = Date.now() + 60_000; crowd.failed() === 0; await pause(10)) {
      if (Date.now() > until) throw new Error(`the disk was never full: ${crowd.acknowledged()} commands were stored`);
    }
    await pause(wholeBetween(random, 0, 500));
    const failed = crowd.failed();
    const acknowledged = crowd.acknowledged();
    const health = await fetch(`${server.url}/healthz`).then(
      ({ status }) => status,
      () => 'gone',
    );
    await server.end('SIGKILL');
    await stream.stop();
    await rm(filler);
    await checkDatabase(place);
    const again = await startServerProcess(settings);
    try {
      assertNothingWrong(await crowd.verify());
    } finally {
      await again.end('SIGKILL');
    }
    await checkDatabase(place);
    return `${left} bytes left, ${acknowledged} answers, ${failed} commands failed, /healthz ${health}`;
  },
};

/** A small file system in memory; mounting it takes an administrator. */
async function makePlace(kind: DatabaseKind): Promise<DatabasePlace | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'mm-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=777', 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const place = kind === 'pglite' ? placeInFolder(folder) : await placeInTablespace(folder);
  const mounted: DatabasePlace = {
    ...place,
    async remove() {
      if (kind === 'postgres') await place.remove();
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  folders.set(mounted, folder);
  return mounted;
}

async function placeInTablespace(folder: string): Promise<DatabasePlace> {
  const name = `mm_ops_full_${process.pid}`;
  const tables = join(folder, 'tables');
  execFileSync('install', ['-d', '-o', 'postgres', '-m', '700', tables]);
  await chmod(folder, 0o777);
  await statementOn(ADMINISTRATION_URL, `create tablespace ${name} location '${tables}'`);
  const place = await placeOnServer(`tablespace ${name}`);
  return {
    ...place,
    async remove() {
      await place.remove();
      await statementOn(ADMINISTRATION_URL, `drop tablespace ${name}`);
    },
  };
}
