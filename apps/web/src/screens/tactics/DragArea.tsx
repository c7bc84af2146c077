import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import styles from './DragArea.module.css';
import { DropTargetContext } from './DropTargetContext.ts';
import type { Held } from './selection.ts';

/** What stands at a point of the window and takes what is dropped there. */
function targetAt(point: { readonly x: number; readonly y: number }): string | null {
  const element = document.elementFromPoint?.(point.x, point.y) ?? null;
  return element?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
}

interface DragAreaProps {
  readonly nameOf: (held: Held) => string;
  /** @param target the place’s id, or 'outside' */
  readonly onDrop: (held: Held, target: string) => void;
  readonly children: ReactNode;
}

/** Dragging without the library’s own feedback, which writes style elements that the server’s policy forbids: a plate follows the pointer. */
export function DragArea({ nameOf, onDrop, children }: DragAreaProps) {
  const [name, setName] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const last = useRef({ x: -500, y: -500 });
  const follow = useCallback((point: { readonly x: number; readonly y: number }) => {
    last.current = point;
    if (ghost.current) ghost.current.style.translate = `${point.x}px ${point.y}px`;
  }, []);
  return (
    <DropTargetContext value={over}>
      <DragDropProvider
        plugins={[]}
        sensors={[PointerSensor]}
        onDragStart={({ operation }) => {
          const held = heldBy(operation.source?.data);
          if (held === null) return;
          follow(operation.position.current);
          setName(nameOf(held));
          setOver(targetAt(operation.position.current));
        }}
        onDragMove={(event) => {
          const point = event.to ?? {
            x: event.operation.position.current.x + (event.by?.x ?? 0),
            y: event.operation.position.current.y + (event.by?.y ?? 0),
          };
          follow(point);
          setOver(targetAt(point));
        }}
        onDragEnd={({ operation, canceled }) => {
          const held = heldBy(operation.source?.data);
          const target = targetAt(last.current);
          setName(null);
          setOver(null);
          if (!canceled && held !== null && target !== null) onDrop(held, target);
        }}
      >
        {children}
      </DragDropProvider>
      {name !== null && (
        <div
          ref={(element) => {
            ghost.current = element;
            follow(last.current);
          }}
          className={styles.ghost}
          aria-hidden
        >
          {name}
        </div>
      )}
    </DropTargetContext>
  );
}

function heldBy(data: Partial<Held> | undefined): Held | null {
  const { kind, id } = data ?? {};
  return kind !== undefined && id !== undefined ? { kind, id } : null;
}
