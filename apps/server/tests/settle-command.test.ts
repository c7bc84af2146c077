/** A command whose connection breaks before its answer arrives. R-CAL-40 */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createRandom } from '@mundo-manager/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../src/commands/run-command.ts';
import { settleCommand } from '../src/commands/settle-command.ts';
import type { TestManager } from './harness/manager.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
let port: number;
beforeAll(async () => {
  world = await startWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

const settled = (manager: TestManager, key: string) => manager.call('settleCommand', { params: { key } });

/** Sends a command over a real connection and hangs up before an answer can be read. */
async function sendAndHangUp(manager: TestManager, key: string): Promise<void> {
  const body = JSON.stringify({ facilityName: 'gym' });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const arrived = once(world.app.server, 'request');
  socket.write(
    [
      'PUT /api/clubs/upgradeFacility HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${manager.token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Idempotency-Key: ${key}`,
      'Club-Version: 1',
      '',
      body,
    ].join('\r\n'),
  );
  await arrived;
  // The body has come with the headers; the rule has still to run.
  await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
}

describe('a command whose answer is lost', () => {
  test('is done once or not at all, as its key shows', async () => {
    const manager = await world.newManager();
    await sendAndHangUp(manager, 'hung-up-1');
    const outcome = await settled(manager, 'hung-up-1');
    const { club } = await manager.call('initialData');
    if (outcome.state === 'answered') expect(outcome.answer).toMatchObject({ status: 200, data: { club } });
    else expect(outcome).toEqual({ state: 'cancelled' });
    expect(club.facilities.gym).toBe(outcome.state === 'answered' ? 2 : 1);
    expect(await settled(manager, 'hung-up-1'), 'and tells it again').toEqual(outcome);
  });

  test('keeps its refusal as well', async () => {
    const manager = await world.newManager();
    await manager.send('upgradeFacility', { body: { facilityName: 'stadium' }, key: 'too-dear-2' });
    expect(await settled(manager, 'too-dear-2')).toMatchObject({
      state: 'answered',
      answer: { status: 422, data: null, error: { code: 'finances/insufficient-money' } },
    });
  });

  test('is shown to its manager only', async () => {
    const [manager, other] = [await world.newManager(), await world.newManager()];
    await manager.call('upgradeFacility', { body: { facilityName: 'gym' }, key: 'mine-alone-1' });
    expect(await settled(other, 'mine-alone-1')).toEqual({ state: 'cancelled' });
    expect(await settled(manager, 'mine-alone-1')).toMatchObject({ state: 'answered' });
  });

  test('is answered as running, and with its answer once it has ended', async (context) => {
    if (world.storage.kind === 'embedded') context.skip('one transaction at a time: nothing is seen running');
    const { userId } = await world.newUser();
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const services = {
      storage: world.storage,
      rulesets: world.services.rulesets,
      now: () => 1,
      newRandom: () => createRandom('held'),
    };
    const running = runCommand<number>(services, {
      userId,
      key: 'still-runs-1',
      requestHash: 'held',
      ownClub: null,
      expectedVersion: null,
      needs: async () => {
        begin();
        await held;
        return { ok: true, value: {} };
      },
      run: () => ({ ok: true, value: 1 }),
      changes: () => ({ entries: [], events: [] }),
      answer: async () => ({ status: 200, body: '{"data":1,"status":200,"error":null}' }),
    });
    await begun;
    expect(await settleCommand(world, { userId, key: 'still-runs-1' })).toEqual({ state: 'running' });
    end();
    await running;
    expect(await settleCommand(world, { userId, key: 'still-runs-1' })).toMatchObject({
      state: 'answered',
      answer: { data: 1 },
    });
  });

  test('settling a command of a deleted user stores no key (R-IDN-10)', async () => {
    const { userId } = await world.newUser();
    await world.storage.db.deleteFrom('users').where('id', '=', userId).execute();
    await expect(settleCommand(world, { userId, key: 'nobody-is-left' })).rejects.toMatchObject({
      refusal: { code: 'user/none' },
    });
    const keys = world.storage.db.selectFrom('idempotency_keys').select('key').where('user_id', '=', userId);
    expect(await keys.execute()).toEqual([]);
  });
});
