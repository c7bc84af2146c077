import type { Page } from 'playwright-core';

/**
 * The faults of the text on a page, one line each: a page wider than the window, text outside its card, over another or
 * broken to letters. Cards are painted elements and cells; clipped parts do not count.
 */
export function textFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Shown {
      readonly text: string;
      readonly box: DOMRect;
      readonly element: Element;
      /** What moves with it: pieces on different layers may lie over each other. */
      readonly layer: Element;
    }
    const ROUNDING = 1.5;
    /** Lines of fewer than three letters each, from which on a text can't be read. */
    const LINES_OF_LETTERS = 4;
    const faults = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth - innerWidth} px wider than the window`);

    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    const root = dialog ?? document.body;
    const shown: Shown[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !element || element.closest('script, style, noscript, option, [class*="hidden" i]')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines >= LINES_OF_LETTERS && text.length / lines < 3) faults.add(`‘${text}’ is broken to ${lines} lines`);
      for (const box of range.getClientRects()) {
        const seen = visiblePart(element, box);
        if (seen === null || seen.width < 3 || seen.height < 3) continue;
        shown.push({ text: text.slice(0, 30), box: seen, element, layer: layerOf(element) });
      }
    }
    for (const { text, box, element } of shown) {
      const card = cardOf(element);
      const edge = card.getBoundingClientRect();
      const over = Math.max(edge.left - box.left, box.right - edge.right);
      if (over > ROUNDING) faults.add(`‘${text}’ leaves its card by ${Math.round(over)} px: ${nameOf(card)}`);
      const high = Math.max(edge.top - box.top, box.bottom - edge.bottom) / box.height;
      if (high > 0.3) faults.add(`‘${text}’ leaves its card upwards or downwards: ${nameOf(card)}`);
    }
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (one.element === other.element || one.layer !== other.layer) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const along = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > ROUNDING && along > Math.min(one.box.height, other.box.height) * 0.35)
          faults.add(`‘${one.text}’ and ‘${other.text}’ overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
    return [...faults];

    function visiblePart(element: Element, box: DOMRect): DOMRect | null {
      let { left, right, top, bottom } = box;
      for (let above: Element | null = element; above && above !== document.body; above = above.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(above);
        if (clipPath !== 'none') return null;
        const edge = above.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (position === 'fixed') break;
      }
      return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
    }

    function layerOf(element: Element): Element {
      for (let above: Element | null = element; above; above = above.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(above).position)) return above;
      }
      return document.body;
    }

    function cardOf(element: Element): Element {
      for (let above: Element | null = element; above && above !== document.body; above = above.parentElement) {
        const { display, backgroundColor, backgroundImage } = getComputedStyle(above);
        if (display === 'inline' || display === 'contents') continue;
        const painted = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== 'none';
        if (painted || /^(?:TD|TH|LI|SECTION|ARTICLE|BUTTON)$/.test(above.tagName)) return above;
      }
      return document.body;
    }

    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.slice(0, 60);
    }
  });
}
