import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { edgeScroll } from './edge-scroll.ts';
import type { Point } from './point.ts';

/** Milliseconds that a finger rests before it drags; one that moves sooner scrolls. */
const HOLD = 250;
/** Pixels that a mouse goes before it drags, and that a resting finger may tremble. */
const SLACK = 5;

interface PointerDrag {
  /** @param source the element with `data-drag` that is dragged */
  readonly onTake: (source: HTMLElement, point: Point) => void;
  readonly onMove: (point: Point) => void;
  readonly onDrop: (point: Point) => void;
  readonly onCancel: () => void;
}

interface Press {
  readonly source: HTMLElement;
  readonly pointer: number;
  readonly start: Point;
  readonly hold: ReturnType<typeof setTimeout> | undefined;
  dragging: boolean;
}

/** Drags whatever inside has `data-drag`: a mouse at once, a finger after a rest; at an edge of the window the page moves along. Escape lets go. A press without a drag stays a press. */
export function usePointerDrag<Area extends HTMLElement>(drag: PointerDrag): RefObject<Area | null> {
  const area = useRef<Area>(null);
  const latest = useEffectEvent(() => drag);
  useEffect(() => (area.current ? listen(area.current, () => latest()) : undefined), []);
  return area;
}

function listen(area: HTMLElement, drag: () => PointerDrag): () => void {
  let press: Press | null = null;
  const page = edgeScroll((point) => drag().onMove(point));
  const forget = () => {
    clearTimeout(press?.hold);
    page.stop();
    press = null;
  };
  const take = (point: Point) => {
    if (press === null) return;
    press.dragging = true;
    page.takenAt(point);
    press.source.setPointerCapture(press.pointer);
    drag().onTake(press.source, point);
  };
  const cancel = () => {
    const dragging = press?.dragging;
    forget();
    if (dragging) drag().onCancel();
  };
  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const source = event.target.closest<HTMLElement>('[data-drag]');
    if (source === null) return;
    const start = pointOf(event);
    const hold = event.pointerType === 'touch' ? setTimeout(() => take(start), HOLD) : undefined;
    press = { source, pointer: event.pointerId, start, hold, dragging: false };
  };
  const move = (event: PointerEvent) => {
    if (press?.pointer !== event.pointerId) return;
    const point = pointOf(event);
    const moved = Math.hypot(point.x - press.start.x, point.y - press.start.y) > SLACK;
    if (!press.dragging && moved && press.hold !== undefined) forget();
    else if (!press.dragging && moved) take(point);
    if (!press?.dragging) return;
    drag().onMove(point);
    page.movedTo(point);
  };
  const up = (event: PointerEvent) => {
    if (press?.pointer !== event.pointerId) return;
    const { dragging } = press;
    forget();
    if (!dragging) return;
    holdBackClick();
    drag().onDrop(pointOf(event));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.dragging) return;
    event.stopPropagation();
    cancel();
  };
  // A finger that drags must neither scroll nor open the menu of a long press.
  const hinder = (event: Event) => {
    if (press?.dragging) event.preventDefault();
  };
  const listening = new AbortController();
  const { signal } = listening;
  area.addEventListener('pointerdown', down, { signal });
  area.addEventListener('touchmove', hinder, { signal, passive: false });
  area.addEventListener('contextmenu', hinder, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', key, { signal, capture: true });
  return () => {
    cancel();
    listening.abort();
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** The end of a drag is no press on what was dragged. */
function holdBackClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}
