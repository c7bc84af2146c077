import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { skipFirstSteps } from '../features/first-steps/progress.ts';
import { startI18n } from '../i18n.ts';

startI18n();
// Screens and toasts come with their own code, which takes a while on a machine that runs other tests too.
configure({ asyncUtilTimeout: 15_000 });
// Tests of screens skip the tutorial; its own tests start it anew.
beforeEach(skipFirstSteps);
afterEach(cleanup);

/** What jsdom lacks. */
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
window.scrollTo = () => {};
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
Element.prototype.scrollIntoView ??= () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
