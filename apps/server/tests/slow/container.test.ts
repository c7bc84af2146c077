/** Builds the image and runs it with its database, where a docker daemon answers. */
import { execFile, execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../..');
const PROJECT = 'mundo-manager-test';
const PORT = '39117';
const run = promisify(execFile);

function hasDaemon(): boolean {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore', timeout: 20_000 });
    execFileSync('docker', ['compose', 'version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const compose = (...words: string[]) =>
  run('docker', ['compose', '--project-name', PROJECT, ...words], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      POSTGRES_PASSWORD: 'of-the-test',
      MM_LISTEN: `127.0.0.1:${PORT}`,
      MM_PUBLIC_URL: `http://localhost:${PORT}`,
      MM_EMAIL_PASSWORD: 'yes',
      MM_BEACON: 'none',
    },
  });

describe.skipIf(!hasDaemon())('containers', () => {
  afterAll(() => compose('down', '--volumes', '--timeout', '60'));

  test('are built, and serve the world that a worker keeps (R-OPX-8)', async () => {
    await compose('up', '--build', '--detach');
    const statusOf = (path: string) =>
      fetch(`http://localhost:${PORT}${path}`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => statusOf('/readyz'), { timeout: 180_000, interval: 500 }).toBe(200);
    expect([await statusOf('/'), await statusOf('/api/clock')]).toEqual([200, 200]);
    const { stdout } = await compose('exec', 'api', 'id', '--user', '--name');
    expect(stdout.trim()).toBe('node');
    const healthy = async () => (await compose('ps', 'worker', '--format', '{{.Health}}')).stdout.trim();
    await expect.poll(healthy, { timeout: 120_000, interval: 1_000 }).toBe('healthy');
  });
});
