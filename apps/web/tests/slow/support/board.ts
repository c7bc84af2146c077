import type { Page } from 'playwright-core';

/** The longest player name that a plate on the board has to hold. */
const LONG_NAME = 'Washington Nepomuceno';

/** Gives all players on the board that name and tires them, as long as they stay: the longest text of a place. */
export async function fillAll(page: Page): Promise<void> {
  await board(page).evaluate((element, name) => {
    for (const token of element.querySelectorAll('[data-drag] > [aria-hidden]')) {
      const plate = token.children[1];
      if (plate) plate.textContent = name;
      const condition = token.children[3]?.firstElementChild;
      const [figure] = [...(condition?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (figure) figure.textContent = '69';
      condition?.insertAdjacentHTML('afterbegin', '<svg width="14" height="14"></svg>');
    }
  }, LONG_NAME);
}

/** What is wrong with the tokens on the board: parts of two that overlap, tokens that a finger misses, tokens that stick out. One line each. */
export function faultsOfBoard(page: Page): Promise<readonly string[]> {
  return board(page).evaluate((element) => {
    const target = 44;
    const rounding = 0.1;
    const edge = element.getBoundingClientRect();
    const tokens = [...element.querySelectorAll('[data-drag]')].map((button) => {
      const parts = [...button.querySelectorAll(':scope > [aria-hidden] > *')];
      const position = parts[2]?.firstChild?.textContent ?? '?';
      return {
        position,
        box: button.getBoundingClientRect(),
        parts: parts.map((part) => part.getBoundingClientRect()),
      };
    });
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > rounding &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > rounding;
    const faults = tokens.length === 11 ? [] : [`${tokens.length} tokens`];
    for (const [index, { position, box, parts }] of tokens.entries()) {
      if (box.width < target || box.height < target) faults.push(`${position} is too small`);
      const inside =
        box.left > edge.left - rounding &&
        box.right < edge.right + rounding &&
        box.top > edge.top - rounding &&
        box.bottom < edge.bottom + rounding;
      if (!inside) faults.push(`${position} sticks out`);
      for (const other of tokens.slice(index + 1)) {
        if (parts.some((part) => other.parts.some((his) => overlap(part, his))))
          faults.push(`${position} and ${other.position} overlap`);
      }
    }
    return faults;
  });
}

const board = (page: Page) => page.getByRole('group', { name: 'Campo, ataque para cima' });
