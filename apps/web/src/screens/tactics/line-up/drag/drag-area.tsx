import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Point } from '../../../../ui/browser/point.ts';
import { usePointerDrag } from '../../../../ui/browser/use-pointer-drag.ts';
import { draggedFrom, type Held } from '../selection.ts';
import styles from './drag-area.module.css';
import { DropTargetContext } from './drop-target-context.ts';

/** The drop target at a point of the window; null if there is none. */
function targetAt({ x, y }: Point): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
}

interface DragAreaProps {
  readonly nameOf: (held: Held) => string;
  /** @param target the place’s id, or 'outside' */
  readonly onDrop: (held: Held, target: string) => void;
  readonly children: ReactNode;
}

/** Dragging by mouse and by finger: a plate with the name follows, and the place under it lights up. R-TSC-14 */
export function DragArea({ nameOf, onDrop, children }: DragAreaProps) {
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const last = useRef<Point>({ x: 0, y: 0 });
  const follow = useCallback((point: Point) => {
    last.current = point;
    if (ghost.current) ghost.current.style.translate = `${point.x}px ${point.y}px`;
  }, []);
  const end = () => {
    setHeld(null);
    setOver(null);
  };
  const area = usePointerDrag<HTMLDivElement>({
    onTake: (source, point) => {
      follow(point);
      setHeld(draggedFrom(source.dataset.drag));
      setOver(targetAt(point));
    },
    onMove: (point) => {
      follow(point);
      setOver(targetAt(point));
    },
    onDrop: (point) => {
      const target = targetAt(point);
      end();
      if (held !== null && target !== null) onDrop(held, target);
    },
    onCancel: end,
  });
  return (
    <DropTargetContext value={over}>
      <div ref={area}>{children}</div>
      {held !== null && (
        <div
          ref={(element) => {
            ghost.current = element;
            follow(last.current);
          }}
          className={styles.ghost}
          aria-hidden
        >
          {nameOf(held)}
        </div>
      )}
    </DropTargetContext>
  );
}
