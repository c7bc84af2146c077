import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atLowPriority, PriorityLock } from './priority-lock.ts';

/** Takes a turn, notes its name, and does `during` in it. */
async function turn(lock: PriorityLock, name: string, order: string[], during?: () => Promise<unknown>): Promise<void> {
  const end = await lock.take();
  order.push(name);
  await during?.();
  end();
}
test('lock come one at a time, in the order in which they were asked for', async () => {
  const lock = new PriorityLock();
  let open = 0;
  const order: string[] = [];
  const one = (name: string) =>
    turn(lock, name, order, async () => {
      expect(++open).toBe(1);
      await nextRound();
      open--;
    });
  await Promise.all(['a', 'b', 'c'].map(one));
  expect(order).toEqual(['a', 'b', 'c']);
});

test('low-priority work waits for calls that come later, and for what they ask next', async () => {
  const lock = new PriorityLock();
  const order: string[] = [];
  const end = await lock.take();
  const work = atLowPriority(() => turn(lock, 'work', order));
  const call = async (name: string) => {
    await turn(lock, `${name} 1`, order);
    await turn(lock, `${name} 2`, order);
  };
  const calls = [call('a'), call('b')];
  end();
  await Promise.all([work, ...calls]);
  expect(order).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'work']);
});

test('low-priority work goes on while no call waits', async () => {
  const lock = new PriorityLock();
  const order: string[] = [];
  await atLowPriority(async () => {
    await turn(lock, 'a', order);
    await turn(lock, 'b', order);
  });
  expect(order).toEqual(['a', 'b']);
});

test('low-priority work gets a turn in five while calls never end', async () => {
  let time = 0;
  const lock = new PriorityLock(() => time);
  const order: string[] = [];
  const takesTen = async () => {
    time += 10;
  };
  let isOver = false;
  const calls = async () => {
    while (!isOver) await turn(lock, 'call', order, takesTen);
  };
  const endless = [calls(), calls()];
  await atLowPriority(async () => {
    for (let n = 0; n < 3; n++) await turn(lock, 'work', order, takesTen);
  });
  isOver = true;
  await Promise.all(endless);
  const turnsOfWork = order.flatMap((name, index) => (name === 'work' ? [index] : []));
  expect(turnsOfWork.map((index, n) => index - (turnsOfWork[n - 1] ?? -1))).toEqual([3, 5, 5]);
});
