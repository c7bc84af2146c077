import type { Page } from 'playwright-core';

/** What covers the focused control at its upper, middle or lower edge, if it is one of the page's; one line each. */
export function coverOfFocus(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !focused.matches('main :is(a, button, input, select)')) return [];
    const { left, width, top, height } = focused.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    return [0.1, 0.5, 0.9].flatMap((share) => {
      const [x, y] = [left + width / 2, top + height * share];
      const above = document.elementFromPoint(x, y);
      const cover = above?.closest('header, body > * nav, [class*="save"]');
      const isCovered = above === null || (cover && !cover.contains(focused));
      const name = focused.getAttribute('aria-label') ?? focused.textContent;
      return isCovered ? [`${name} at ${Math.round(y)} of ${innerHeight}`] : [];
    });
  });
}
