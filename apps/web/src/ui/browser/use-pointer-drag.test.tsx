import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePointerDrag } from './use-pointer-drag.ts';

const events: string[] = [];
const pressed = vi.fn();

function Bench() {
  const area = usePointerDrag<HTMLDivElement>({
    onTake: (source, { x, y }) => events.push(`take ${source.dataset.drag} ${x},${y}`),
    onMove: ({ x, y }) => events.push(`move ${x},${y}`),
    onDrop: ({ x, y }) => events.push(`drop ${x},${y}`),
    onCancel: () => events.push('cancel'),
  });
  return (
    <div ref={area}>
      <button type="button" data-drag="zeca" onClick={pressed} />
    </div>
  );
}

const at = (clientX: number, clientY: number, pointerType = 'mouse') => ({
  clientX,
  clientY,
  pointerType,
  pointerId: 1,
  isPrimary: true,
  button: 0,
});
const player = () => screen.getByRole('button');

beforeEach(() => {
  vi.useFakeTimers();
  events.length = 0;
  pressed.mockClear();
  Element.prototype.setPointerCapture = () => {};
  render(<Bench />);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('dragging (R-TSC-14)', () => {
  test('a mouse takes after a few pixels, and its end is no press', () => {
    fireEvent.pointerDown(player(), at(10, 10));
    fireEvent.pointerMove(player(), at(13, 12));
    expect(events).toEqual([]);
    fireEvent.pointerMove(player(), at(20, 10));
    fireEvent.pointerUp(player(), at(30, 40));
    fireEvent.click(player());
    expect(events).toEqual(['take zeca 20,10', 'move 20,10', 'drop 30,40']);
    expect(pressed).not.toHaveBeenCalled();
    vi.runAllTimers();
    fireEvent.click(player());
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('a press that hardly moves stays a press', () => {
    fireEvent.pointerDown(player(), at(10, 10));
    fireEvent.pointerMove(player(), at(12, 10));
    fireEvent.pointerUp(player(), at(12, 10));
    fireEvent.click(player());
    expect(events).toEqual([]);
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('a finger that rests takes; while it drags the page does not scroll', () => {
    fireEvent.pointerDown(player(), at(10, 10, 'touch'));
    expect(fireEvent.touchMove(player())).toBe(true);
    act(() => vi.advanceTimersByTime(250));
    expect(events).toEqual(['take zeca 10,10']);
    expect(fireEvent.touchMove(player())).toBe(false);
    fireEvent.pointerUp(player(), at(50, 60, 'touch'));
    expect(events.at(-1)).toBe('drop 50,60');
    expect(fireEvent.touchMove(player())).toBe(true);
  });

  test('a finger that moves at once scrolls and picks up no player', () => {
    fireEvent.pointerDown(player(), at(10, 10, 'touch'));
    fireEvent.pointerMove(player(), at(10, 30, 'touch'));
    act(() => vi.advanceTimersByTime(500));
    fireEvent.pointerUp(player(), at(10, 60, 'touch'));
    expect(events).toEqual([]);
  });

  test('Escape and a lost pointer let go without a drop', () => {
    for (const end of [
      () => fireEvent.keyDown(window, { key: 'Escape' }),
      () => fireEvent.pointerCancel(player(), at(40, 40)),
    ]) {
      events.length = 0;
      fireEvent.pointerDown(player(), at(10, 10));
      fireEvent.pointerMove(player(), at(30, 30));
      end();
      fireEvent.pointerUp(player(), at(40, 40));
      expect(events).toEqual(['take zeca 30,30', 'move 30,30', 'cancel']);
    }
  });
});

describe('dragging to an edge of the window (R-TSC-26)', () => {
  const edge = { upper: 4, lower: window.innerHeight - 4, middle: window.innerHeight / 2 };
  let scrolled = 1000;
  beforeEach(() => {
    scrolled = 1000;
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
    window.scrollBy = (options?: ScrollToOptions | number) => {
      if (typeof options === 'object') scrolled = Math.max(0, scrolled + (options.top ?? 0));
    };
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const drag = (from: number, to: number) => {
    fireEvent.pointerDown(player(), at(10, from));
    fireEvent.pointerMove(player(), at(10, from + Math.sign(to - from) * 6));
    fireEvent.pointerMove(player(), at(10, to));
  };

  test('moves the page as long as the pointer stays there, and what is under it is looked at again', () => {
    drag(edge.middle, edge.lower);
    vi.advanceTimersByTime(200);
    expect(scrolled).toBeGreaterThan(1050);
    expect(events.filter((event) => event === `move 10,${edge.lower}`).length).toBeGreaterThan(2);
    const there = scrolled;
    fireEvent.pointerMove(player(), at(10, edge.middle));
    vi.advanceTimersByTime(200);
    expect(scrolled).toBeCloseTo(there);
    fireEvent.pointerMove(player(), at(10, edge.upper));
    vi.advanceTimersByTime(400);
    expect(scrolled).toBeLessThan(there - 50);
  });

  test('moves nothing after the drop, and nothing while no player is dragged', () => {
    drag(edge.middle, edge.lower);
    fireEvent.pointerUp(player(), at(10, edge.lower));
    vi.advanceTimersByTime(200);
    expect(scrolled).toBe(1000);
    fireEvent.pointerMove(player(), at(10, edge.lower));
    vi.advanceTimersByTime(200);
    expect(scrolled).toBe(1000);
  });

  test('a drag that starts at the edge does not scroll until it moves farther out', () => {
    drag(edge.lower - 10, edge.lower - 16);
    vi.advanceTimersByTime(200);
    expect(scrolled).toBe(1000);
    fireEvent.pointerMove(player(), at(10, edge.lower));
    vi.advanceTimersByTime(200);
    expect(scrolled).toBeGreaterThan(1000);
  });
});
