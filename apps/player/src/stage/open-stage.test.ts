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
