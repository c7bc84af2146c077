import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlidingRows } from './use-sliding-rows.ts';

const HEIGHT = 40;
const animate = vi.fn();

function Rows({ ids }: { readonly ids: readonly string[] }) {
  const body = useRef<HTMLUListElement>(null);
  useSlidingRows(body, ids);
  return (
    <ul ref={body}>
      {ids.map((id) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}

/** What moves, and from how far below (or, below zero, above) it comes. */
function moves() {
  return animate.mock.calls.map(([id, [{ transform }]]) => [id, transform]);
}

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = function animated(this: Element, ...given: unknown[]) {
    return animate(this.textContent, ...given);
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const top = [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT;
    return { top } as DOMRect;
  });
});
afterEach(() => vi.restoreAllMocks());

test('rows that changed places come from where they were, and the others stand still', () => {
  const { rerender } = render(<Rows ids={['a', 'b', 'c', 'd']} />);
  rerender(<Rows ids={['a', 'b', 'c', 'd']} />);
  expect(moves()).toEqual([]);
  rerender(<Rows ids={['b', 'c', 'a', 'd']} />);
  expect(moves()).toEqual([
    ['b', 'translateY(40px)'],
    ['c', 'translateY(40px)'],
    ['a', 'translateY(-80px)'],
  ]);
});

test('the next change begins where the last one ended', () => {
  const { rerender } = render(<Rows ids={['a', 'b', 'c']} />);
  rerender(<Rows ids={['b', 'a', 'c']} />);
  animate.mockClear();
  rerender(<Rows ids={['b', 'c', 'a']} />);
  expect(moves()).toEqual([
    ['c', 'translateY(40px)'],
    ['a', 'translateY(-40px)'],
  ]);
});

test('a row that was not there before does not move', () => {
  const { rerender } = render(<Rows ids={['a', 'b']} />);
  rerender(<Rows ids={['a', 'x']} />);
  expect(moves()).toEqual([]);
});

test('rows do not move for a user who prefers reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { rerender } = render(<Rows ids={['a', 'b']} />);
  rerender(<Rows ids={['b', 'a']} />);
  expect(moves()).toEqual([]);
});
