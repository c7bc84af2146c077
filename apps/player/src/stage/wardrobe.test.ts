import { expect, test, vi } from 'vitest';
import { createWardrobe } from './wardrobe.ts';

const cloth = (name: string) => ({ name, destroy: vi.fn() });
const EMPTY = cloth('nothing');
const KEY = 'home 10 40';
/** Painted when it is told to be. */
function painting(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof cloth>>();
  const painted = cloth(name);
  return { painted, paint: () => promise, finish: () => resolve(painted), fail: () => reject(new Error('no drawing')) };
}
const settle = () => new Promise((done) => setTimeout(done));

test('a shirt is painted once, and worn from then on', async () => {
  const wardrobe = createWardrobe(EMPTY);
  const { painted, paint, finish } = painting('shirt');
  expect(wardrobe.take(KEY, paint)).toBe(EMPTY);
  expect(wardrobe.isComplete()).toBe(false);
  finish();
  await settle();
  expect(wardrobe.isComplete()).toBe(true);
  expect(wardrobe.take(KEY, () => expect.unreachable('painted twice'))).toBe(painted);
  wardrobe.drop();
  expect(painted.destroy).toHaveBeenCalledExactlyOnceWith(true);
});

test.each([
  ['before', true],
  ['after', false],
])('a shirt of the kit before is never worn, where it is finished %s the new one', async (_, isFirst) => {
  const wardrobe = createWardrobe(EMPTY);
  const [old, fresh] = [painting('old'), painting('fresh')];
  wardrobe.take(KEY, old.paint);
  wardrobe.drop();
  wardrobe.take(KEY, fresh.paint);
  for (const { finish } of isFirst ? [old, fresh] : [fresh, old]) {
    finish();
    await settle();
  }
  expect(wardrobe.take(KEY, fresh.paint)).toBe(fresh.painted);
  expect(old.painted.destroy).toHaveBeenCalledExactlyOnceWith(true);
  expect(fresh.painted.destroy).not.toHaveBeenCalled();
});

test('a drawing that the browser can’t read leaves nothing to wait for', async () => {
  const wardrobe = createWardrobe(EMPTY);
  const { paint, fail } = painting('unreadable');
  wardrobe.take(KEY, paint);
  fail();
  await settle();
  expect(wardrobe.isComplete()).toBe(true);
  expect(wardrobe.take(KEY, () => expect.unreachable('tried again with every frame'))).toBe(EMPTY);
  wardrobe.drop();
  expect(EMPTY.destroy).not.toHaveBeenCalled();
});
