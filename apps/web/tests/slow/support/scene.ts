import type { Page } from 'playwright-core';

/** What is wrong with the scene at the top of the landing page: what is cut or covered, adverts outside their panel, floodlights behind the link. One line each. */
export function faultsOfScene(page: Page): Promise<readonly string[]> {
  return page.locator('header svg').evaluate((scene: SVGSVGElement) => {
    const faults: string[] = [];
    const need = (met: boolean, fault: string) => {
      if (!met) faults.push(fault);
    };
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const hero = boxOf(scene.parentElement);
    const card = boxOf(document.querySelector('form')?.closest('section section'));
    const texts = [...scene.querySelectorAll('text')];
    const name = texts.filter(({ textContent }) => /Mundo|Manager/.test(textContent));
    const matrix = scene.getScreenCTM() ?? new DOMMatrix();
    // Capitals end at the baseline: the box of a line goes on below them.
    const capitals = (text: SVGTextElement) => {
      const { left, top, width } = boxOf(text);
      return new DOMRect(left, top, width, matrix.d * Number(text.getAttribute('y')) + matrix.f - top);
    };
    const parts = [
      ...name.map((text) => [text.textContent, capitals(text)] as const),
      ['the ball', boxOf(scene.querySelector('circle[r="25"]'))] as const,
    ];
    for (const [what, box] of parts) {
      need(box.width > 0 && box.left >= 0 && box.right <= innerWidth, `${what} is cut at a side`);
      need(box.bottom <= hero.bottom, `${what} is cut below`);
      need(!overlap(box, card), `the form covers ${what}`);
    }
    const panels = [180, 1020].map((left) => [left, left + 240].map((x) => matrix.a * x + matrix.e));
    const adverts = texts.filter((text) => !name.includes(text) && boxOf(text).width > 0);
    need(adverts.length === (innerWidth > 720 ? 6 : 0), `${adverts.length} lines of adverts`);
    for (const advert of adverts) {
      const { left, right } = boxOf(advert);
      const fits = panels.some(([from = 0, to = 0]) => from < left && right < to && from >= 0 && to <= innerWidth);
      need(fits, `${advert.textContent} is not whole on its panel`);
    }
    const link = boxOf(document.querySelector('header nav a'));
    const words = new DOMRect(link.left, link.top + 12, link.width, link.height - 24);
    for (const lamps of scene.querySelectorAll('rect[fill="var(--plate)"]')) {
      need(!overlap(boxOf(lamps), words), 'a floodlight stands behind the link');
      need(boxOf(lamps).width === 0 || boxOf(lamps).top >= 0, 'a floodlight is cut above');
    }
    return faults;
  });
}
