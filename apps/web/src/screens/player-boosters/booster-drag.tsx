import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { BoosterPlate } from '../../features/boosters/booster-plate.tsx';
import type { Point } from '../../ui/browser/point.ts';
import { usePointerDrag } from '../../ui/browser/use-pointer-drag.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './foundry.module.css';

/** Pixels of an arrow key. R-FOU-2 */
const STEP = 25;
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface BoosterDragProps {
  /** Answers which slot took it, as the aimed one may be filled; null if none did. */
  readonly onDrop: (boosterId: number, slot: number) => number | null;
  readonly children: ReactNode;
}

/**
 * Drags by pointer, touch and keyboard, announced to screen readers: Space picks a booster up and drops it, arrows move it.
 * Enter stays a press. R-FOU-2
 */
export function BoosterDrag({ onDrop, children }: BoosterDragProps) {
  const { t } = useLingui();
  const [held, setHeld] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const ghost = useRef<HTMLDivElement>(null);
  const last = useRef({ x: -500, y: -500 });
  const follow = useCallback((point: Point) => {
    last.current = point;
    if (ghost.current) ghost.current.style.translate = `${point.x}px ${point.y}px`;
  }, []);
  const take = (boosterId: number, point: Point) => {
    follow(point);
    setHeld(boosterId);
    setTold(t`Booster na mão. Setas movem, espaço solta, Esc cancela.`);
  };
  const moved = (point: Point) => {
    follow(point);
    const slot = slotAt(point);
    if (slot !== null) setTold(t`Sobre o espaço ${slot + 1}.`);
  };
  const letGo = (boosterId: number | null, canceled: boolean) => {
    const slot = slotAt(last.current);
    setHeld(null);
    if (canceled || boosterId === null || slot === null) return setTold(t`O booster voltou para a lista.`);
    const taker = onDrop(boosterId, slot);
    if (taker === null) setTold(t`O espaço ${slot + 1} recusou o booster.`);
    else setTold(t`Booster no espaço ${taker + 1}.`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const source = (event.target as HTMLElement).closest<HTMLElement>('[data-drag]');
    const [right, down] = STEPS[event.key] ?? [0, 0];
    const steps = right !== 0 || down !== 0;
    if (held === null ? source === null || event.key !== ' ' : !steps && event.key !== ' ' && event.key !== 'Escape')
      return;
    event.preventDefault();
    if (held !== null && steps) moved({ x: last.current.x + right, y: last.current.y + down });
    else if (held !== null) letGo(held, event.key === 'Escape');
    else if (source !== null) {
      const { left, top, width, height } = source.getBoundingClientRect();
      take(Number(source.dataset.drag), { x: left + width / 2, y: top + height / 2 });
    }
  };
  const area = usePointerDrag<HTMLDivElement>({
    onTake: (source, point) => take(Number(source.dataset.drag), point),
    onMove: moved,
    onDrop: (point) => {
      follow(point);
      letGo(held, false);
    },
    onCancel: () => letGo(held, true),
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons */}
      <div
        ref={area}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          // Space would press the button that it has just taken or let go.
          if (event.key === ' ' && (event.target as HTMLElement).closest('[data-drag]')) event.preventDefault();
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
    </>
  );
}

/** The slot at a point of the window. */
function slotAt({ x, y }: Point): number | null {
  const element = document.elementFromPoint?.(x, y)?.closest<HTMLElement>('[data-slot]');
  return element ? Number(element.dataset.slot) : null;
}
