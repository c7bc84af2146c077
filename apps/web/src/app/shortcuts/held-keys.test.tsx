import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { useHeldKeys } from './use-held-keys.ts';

const onKey = vi.fn();

function Keys() {
  useHeldKeys();
  return (
    <>
      <button type="button" onKeyDown={onKey}>
        botão
      </button>
      <a href="/home">caminho</a>
      <input aria-label="linha" />
      <input type="checkbox" aria-label="marca" />
      <textarea aria-label="texto" />
    </>
  );
}

/** Whether the browser does with the key what it would do by itself. */
const goesOn = (target: Element, key: string, repeat: boolean) => fireEvent.keyDown(target, { key, repeat });

describe('a key that is held (R-SES-19)', () => {
  beforeEach(() => {
    onKey.mockClear();
    render(<Keys />);
  });

  const part = (name: string) => screen.getByRole(/botão/.test(name) ? 'button' : 'link', { name });

  test.each(['Enter', ' '])('presses a button once: %j', (key) => {
    expect(goesOn(part('botão'), key, false)).toBe(true);
    expect(goesOn(part('botão'), key, true)).toBe(false);
    expect(onKey).toHaveBeenCalledTimes(1);
  });

  test('follows a link once, and sends a form once', () => {
    expect(goesOn(part('caminho'), 'Enter', true)).toBe(false);
    expect(goesOn(screen.getByLabelText('linha'), 'Enter', true)).toBe(false);
    expect(goesOn(screen.getByLabelText('marca'), ' ', true)).toBe(false);
  });

  test('still writes, moves and scrolls', () => {
    expect(goesOn(screen.getByLabelText('texto'), 'Enter', true)).toBe(true);
    expect(goesOn(screen.getByLabelText('texto'), ' ', true)).toBe(true);
    expect(goesOn(screen.getByLabelText('linha'), ' ', true)).toBe(true);
    expect(goesOn(part('botão'), 'ArrowDown', true)).toBe(true);
    expect(goesOn(document.body, ' ', true)).toBe(true);
  });
});

test('holding Enter on ‘Buscar’ uses one search (R-SES-19)', async () => {
  const { user, server } = await renderApp('/market', { handlers: clubCommands() });
  const search = await screen.findByRole('button', { name: /^Buscar/ });
  search.focus();
  await user.keyboard('{Enter}');
  for (let repeat = 0; repeat < 5; repeat += 1) expect(goesOn(search, 'Enter', true)).toBe(false);
  expect(server.calls.filter(({ name }) => name === 'searchMarket')).toHaveLength(1);
});
