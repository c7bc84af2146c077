import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { BoosterPlate } from '../../ui/BoosterPlate.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Foundry.module.css';

/** Pixels of an arrow key. R-FOU-2 */
const STEP = 25;
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const SENSORS = [PointerSensor];

interface BoosterDragProps {
  /** Answers whether the slot took it. */
  readonly onDrop: (boosterId: number, slot: number) => boolean;
  readonly children: ReactNode;
}

/**
 * Dragging by pointer, touch and keyboard, told aloud. The library’s own feedback writes style elements, which the server’s policy forbids,
 * and its keyboard moves nothing without that feedback: so a plate follows, and Space and the arrows are read here. Enter stays a press.
 */
export function BoosterDrag({ onDrop, children }: BoosterDragProps) {
  const { t } = useLingui();
  const [held, setHeld] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const ghost = useRef<HTMLDivElement>(null);
  const last = useRef({ x: -500, y: -500 });
  const follow = useCallback((point: { readonly x: number; readonly y: number }) => {
    last.current = point;
    if (ghost.current) ghost.current.style.translate = `${point.x}px ${point.y}px`;
  }, []);
  const take = (boosterId: number, point: { readonly x: number; readonly y: number }) => {
    follow(point);
    setHeld(boosterId);
    setTold(t`Booster na mão. Setas movem, espaço solta, Esc cancela.`);
  };
  const moved = (point: { readonly x: number; readonly y: number }) => {
    follow(point);
    const slot = slotAt(point);
    if (slot !== null) setTold(t`Sobre o espaço ${slot + 1}.`);
  };
  const letGo = (boosterId: number | null, canceled: boolean) => {
    const slot = slotAt(last.current);
    setHeld(null);
    if (canceled || boosterId === null || slot === null) setTold(t`O booster voltou para a lista.`);
    else if (onDrop(boosterId, slot)) setTold(t`Booster no espaço ${slot + 1}.`);
    else setTold(t`O espaço ${slot + 1} recusou o booster.`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const source = (event.target as HTMLElement).closest<HTMLElement>('[data-booster]');
    const [right, down] = STEPS[event.key] ?? [0, 0];
    const steps = right !== 0 || down !== 0;
    if (held === null ? source === null || event.key !== ' ' : !steps && event.key !== ' ' && event.key !== 'Escape')
      return;
    event.preventDefault();
    if (held !== null && steps) moved({ x: last.current.x + right, y: last.current.y + down });
    else if (held !== null) letGo(held, event.key === 'Escape');
    else if (source !== null) {
      const { left, top, width, height } = source.getBoundingClientRect();
      take(Number(source.dataset.booster), { x: left + width / 2, y: top + height / 2 });
    }
  };
  return (
    <DragDropProvider
      plugins={[]}
      sensors={SENSORS}
      onDragStart={({ operation }) => {
        const boosterId = boosterOf(operation.source?.data);
        if (boosterId !== null) take(boosterId, operation.position.current);
      }}
      onDragMove={({ to, by, operation }) => {
        const { x, y } = operation.position.current;
        moved(to ?? { x: x + (by?.x ?? 0), y: y + (by?.y ?? 0) });
      }}
      onDragEnd={({ operation, canceled }) => letGo(boosterOf(operation.source?.data), canceled)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons */}
      <div
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          // Space would press the button that it has just taken or let go.
          if (event.key === ' ' && (event.target as HTMLElement).closest('[data-booster]')) event.preventDefault();
        }}
        onBlur={() => {
          if (held !== null) letGo(held, true);
        }}
      >
        {children}
      </div>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      {held !== null && (
        <div
          ref={(element) => {
            ghost.current = element;
            follow(last.current);
          }}
          className={styles.ghost}
          aria-hidden
        >
          <BoosterPlate booster={{ kind: 'player', boosterId: held }} />
        </div>
      )}
    </DragDropProvider>
  );
}

/** The slot that stands at a point of the window. */
function slotAt({ x, y }: { readonly x: number; readonly y: number }): number | null {
  const element = document.elementFromPoint?.(x, y)?.closest<HTMLElement>('[data-slot]');
  return element ? Number(element.dataset.slot) : null;
}

function boosterOf(data: Record<string, unknown> | undefined): number | null {
  const boosterId = data?.boosterId;
  return typeof boosterId === 'number' ? boosterId : null;
}
