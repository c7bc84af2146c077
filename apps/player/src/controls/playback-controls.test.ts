import { afterEach, expect, test, vi } from 'vitest';
import { listenToKeys } from './playback-controls.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a key does that is pressed and then held for three repetitions. */
function holding(key: string) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('HTMLButtonElement', class {});
  vi.stubGlobal('Element', class {});
  const actions = {
    toggle: vi.fn(),
    setSpeed: vi.fn(),
    toggleBest: vi.fn(),
    toggleNames: vi.fn(),
    toggleFullScreen: vi.fn(),
    toggleNarration: vi.fn(),
    follow: vi.fn(),
    skip: vi.fn(),
    jump: vi.fn(),
  };
  listenToKeys(actions, () => 1);
  const taken = [false, true, true, true].map((repeat) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, repeat });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  });
  return { actions, taken };
}

test.each([
  [' ', 'toggle'],
  ['k', 'toggle'],
  ['K', 'toggle'],
  ['b', 'toggleBest'],
  ['n', 'toggleNames'],
  ['f', 'toggleFullScreen'],
] as const)('%j switches once, however long it is held, and never scrolls the page (R-REP-5)', (key, action) => {
  const { actions, taken } = holding(key);
  expect(actions[action]).toHaveBeenCalledOnce();
  expect(taken).toEqual([true, true, true, true]);
});

test.each([
  ['ArrowLeft', 'skip'],
  ['ArrowUp', 'setSpeed'],
  ['.', 'jump'],
] as const)('%s goes on while it is held (R-REP-5)', (key, action) => {
  expect(holding(key).actions[action]).toHaveBeenCalledTimes(4);
});
