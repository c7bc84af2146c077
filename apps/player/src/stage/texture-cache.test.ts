import { expect, test, vi } from 'vitest';
import { createTextureCache } from './texture-cache.ts';

const texture = (name: string) => ({ name, destroy: vi.fn() });
const EMPTY = texture('nothing');
const KEY = 'home 10 40';
/** A texture that is painted on demand. */
function painting(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof texture>>();
  const painted = texture(name);
  return { painted, paint: () => promise, finish: () => resolve(painted), fail: () => reject(new Error('no drawing')) };
}
const settle = () => new Promise((done) => setTimeout(done));

test('a texture is painted once and kept', async () => {
  const cache = createTextureCache(EMPTY);
  const { painted, paint, finish } = painting('shirt');
  expect(cache.get(KEY, paint)).toBe(EMPTY);
  expect(cache.isComplete()).toBe(false);
  finish();
  await settle();
  expect(cache.isComplete()).toBe(true);
  expect(cache.get(KEY, () => expect.unreachable('painted twice'))).toBe(painted);
  cache.clear();
  expect(painted.destroy).toHaveBeenCalledExactlyOnceWith(true);
});

test.each([
  ['before', true],
  ['after', false],
])('a texture of the previous kits is never used, finished %s the new one', async (_, isFirst) => {
  const cache = createTextureCache(EMPTY);
  const [old, fresh] = [painting('old'), painting('fresh')];
  cache.get(KEY, old.paint);
  cache.clear();
  cache.get(KEY, fresh.paint);
  for (const { finish } of isFirst ? [old, fresh] : [fresh, old]) {
    finish();
    await settle();
  }
  expect(cache.get(KEY, fresh.paint)).toBe(fresh.painted);
  expect(old.painted.destroy).toHaveBeenCalledExactlyOnceWith(true);
  expect(fresh.painted.destroy).not.toHaveBeenCalled();
});

test('a drawing that the browser can’t read leaves no texture pending', async () => {
  const cache = createTextureCache(EMPTY);
  const { paint, fail } = painting('unreadable');
  cache.get(KEY, paint);
  fail();
  await settle();
  expect(cache.isComplete()).toBe(true);
  expect(cache.get(KEY, () => expect.unreachable('tried again with every frame'))).toBe(EMPTY);
  cache.clear();
  expect(EMPTY.destroy).not.toHaveBeenCalled();
});
