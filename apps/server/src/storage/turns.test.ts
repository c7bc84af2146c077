import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { letOthersGoFirst, Turns } from './turns.ts';

/** Takes a turn, notes its name, and does `during` in it. */
async function turn(turns: Turns, name: string, order: string[], during?: () => Promise<unknown>): Promise<void> {
  const end = await turns.take();
  order.push(name);
  await during?.();
  end();
}
test('turns come one at a time, in the order in which they were asked for', async () => {
  const turns = new Turns();
  let open = 0;
  const order: string[] = [];
  const one = (name: string) =>
    turn(turns, name, order, async () => {
      expect(++open).toBe(1);
      await nextRound();
      open--;
    });
  await Promise.all(['a', 'b', 'c'].map(one));
  expect(order).toEqual(['a', 'b', 'c']);
});

test('work that lets others go first waits for calls that come later, and for what they ask next', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const end = await turns.take();
  const work = letOthersGoFirst(() => turn(turns, 'work', order));
  const call = async (name: string) => {
    await turn(turns, `${name} 1`, order);
    await turn(turns, `${name} 2`, order);
  };
  const calls = [call('a'), call('b')];
  end();
  await Promise.all([work, ...calls]);
  expect(order).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'work']);
});

test('work that nobody else keeps waiting goes on', async () => {
  const turns = new Turns();
  const order: string[] = [];
  await letOthersGoFirst(async () => {
    await turn(turns, 'a', order);
    await turn(turns, 'b', order);
  });
  expect(order).toEqual(['a', 'b']);
});

test('it gets a turn in five while calls never end', async () => {
  let time = 0;
  const turns = new Turns(() => time);
  const order: string[] = [];
  const takesTen = async () => {
    time += 10;
  };
  let isOver = false;
  const calls = async () => {
    while (!isOver) await turn(turns, 'call', order, takesTen);
  };
  const endless = [calls(), calls()];
  await letOthersGoFirst(async () => {
    for (let n = 0; n < 3; n++) await turn(turns, 'work', order, takesTen);
  });
  isOver = true;
  await Promise.all(endless);
  const turnsOfWork = order.flatMap((name, index) => (name === 'work' ? [index] : []));
  expect(turnsOfWork.map((index, n) => index - (turnsOfWork[n - 1] ?? -1))).toEqual([3, 5, 5]);
});
