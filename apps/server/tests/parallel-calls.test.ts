/** What becomes of others while one manager sends as many calls as he may. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestManager } from './harness/manager.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

const isEmbedded = !process.env.MM_TEST_DATABASE_URL;

let world: TestWorld;
let [flooder, other]: TestManager[] = [];
beforeAll(async () => {
  world = await startWorld();
  [flooder, other] = [await world.newManager(), await world.newManager()];
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

const bearer = async (manager: TestManager | undefined) => ({
  authorization: `Bearer ${await world.identity.tokenOf(manager?.userId ?? '')}`,
});

describe('a flood of one manager (R-OPX-9)', () => {
  test.runIf(isEmbedded)('keeps another one’s call waiting for two of his at most', async () => {
    const order: string[] = [];
    const send = async (name: string, headers: Record<string, string>) => {
      const { statusCode } = await world.app.inject({ url: '/api/clubs/initialData', headers });
      order.push(`${name} ${statusCode}`);
    };
    const tokens = [await bearer(flooder), await bearer(flooder)];
    const calm = await bearer(other);
    const flood = Array.from({ length: 60 }, (_, index) => send('flood', tokens[index % 2] ?? {}));
    await send('calm', calm);
    expect(order.indexOf('calm 200')).toBeLessThanOrEqual(2);
    await Promise.all(flood);
    expect(order.filter((line) => line === 'flood 200')).toHaveLength(60);
  });

  test('a live stream does not hold up the calls of its reader', async () => {
    const headers = await bearer(other);
    const url = new URL(world.app.listeningOrigin);
    const streams = await Promise.all(Array.from({ length: 7 }, () => fetch(new URL('/api/live', url), { headers })));
    expect((await world.app.inject({ url: '/api/clubs/initialData', headers })).statusCode).toBe(200);
    for (const stream of streams) await stream.body?.cancel();
  });

  test('calls that are refused or hung up give their place back', async () => {
    const headers = await bearer(other);
    for (let call = 0; call < 8; call++) {
      await world.app.inject({ url: '/api/matches/none', headers });
      await world.app.inject({ url: '/api/clubs/initialData', headers: { authorization: 'Bearer x' } });
    }
    const url = new URL('/api/clubs/initialData', world.app.listeningOrigin);
    const hungUp = Array.from({ length: 20 }, () =>
      fetch(url, { headers, signal: AbortSignal.timeout(1) }).catch(() => undefined),
    );
    await Promise.all(hungUp);
    expect((await world.app.inject({ url: '/api/clubs/initialData', headers })).statusCode).toBe(200);
  });
});
