import { afterEach, describe, expect, test, vi } from 'vitest';
import { openStage } from './open-stage.ts';

vi.mock('./stage.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => vi.unstubAllGlobals());

/** A browser whose canvases draw with WebGL, or can’t. */
function inBrowser(hasWebgl: boolean): HTMLCanvasElement {
  const canvas = { getContext: () => (hasWebgl ? { getExtension: () => null } : null) };
  vi.stubGlobal('document', { createElement: () => canvas });
  return canvas as unknown as HTMLCanvasElement;
}

describe('a match is shown without its pitch', () => {
  test.each([
    ['in a browser without WebGL', false, 'noWebgl'],
    ['where the code of the stage does not arrive', true, 'notLoaded'],
  ] as const)('%s', async (_, hasWebgl, why) => {
    const canvas = inBrowser(hasWebgl);
    await expect(openStage(canvas, () => {})).resolves.toBe(why);
  });
});

describe('a pitch whose context the browser took away', () => {
  test('is drawn anew when it comes back, though nothing on it moves', async () => {
    vi.resetModules();
    vi.doMock('./stage.ts', () => ({ createStage: async () => ({}) }));
    const silent = class {
      observe() {}
    };
    class FakeElement {}
    vi.stubGlobal('HTMLElement', FakeElement);
    vi.stubGlobal('ResizeObserver', silent);
    vi.stubGlobal('MutationObserver', silent);
    vi.stubGlobal('document', {
      createElement: () => ({ getContext: () => ({ getExtension: () => null }) }),
      getElementById: () => new FakeElement(),
      documentElement: {},
    });
    const canvas = new EventTarget();
    const onChange = vi.fn();
    await (await import('./open-stage.ts')).openStage(canvas as HTMLCanvasElement, onChange);
    expect(onChange).not.toHaveBeenCalled();
    canvas.dispatchEvent(new Event('webglcontextrestored'));
    expect(onChange).toHaveBeenCalledOnce();
  });
});
