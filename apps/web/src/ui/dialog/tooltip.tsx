import { cloneElement, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../browser/classes.ts';
import styles from './tooltip.module.css';

/** What the wrapped element may listen to already is kept. */
interface Listening {
  readonly onPointerEnter?: (event: React.PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: (event: React.PointerEvent<HTMLElement>) => void;
  readonly onClick?: (event: React.MouseEvent<HTMLElement>) => void;
  readonly onFocus?: (event: React.FocusEvent<HTMLElement>) => void;
  readonly onBlur?: (event: React.FocusEvent<HTMLElement>) => void;
}

interface TooltipProps {
  /** What the tooltip says; null says nothing. Screen readers get it from the element’s own name or description. */
  readonly text: ReactNode;
  /** Whether a press shows it too, as where the press does nothing else: a finger doesn’t hover. */
  readonly onPress?: boolean;
  /** One element of the page that can have the focus. */
  readonly children: ReactElement<Listening>;
}

interface Place {
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
  readonly above: boolean;
}

/** Half of the widest tooltip, and the room that it needs above its element. */
const HALF_WIDTH = 152;
const ROOM_ABOVE = 72;
const GAP = 8;

/** Says a little more about what it wraps, on hover, on focus and on a long press, a reason on any press. Escape and a press elsewhere hide it. */
export function Tooltip({ text, onPress = false, children }: TooltipProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const [timer] = useState(createTimer);
  const silent = text === null || text === undefined;
  const shown = silent ? null : place;
  const element = shown?.element;

  const show = (element: HTMLElement, delay: number) => {
    timer.stop();
    if (!silent) timer.start(() => setPlace(placeBeside(element)), delay);
  };
  const hide = () => {
    timer.stop();
    setPlace(null);
  };

  useEffect(() => timer.stop, [timer]);
  useEffect(() => {
    if (element === undefined) return;
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(null);
    const away = () => setPlace(null);
    // A finger’s press need not move the focus.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !element.contains(target)) setPlace(null);
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('scroll', away, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('scroll', away, { capture: true });
    };
  }, [element]);

  const child = cloneElement(children, {
    onPointerEnter: (event) => {
      children.props.onPointerEnter?.(event);
      show(event.currentTarget, 250);
    },
    onPointerLeave: (event) => {
      children.props.onPointerLeave?.(event);
      hide();
    },
    onClick: (event) => {
      children.props.onClick?.(event);
      if (onPress) show(event.currentTarget, 0);
    },
    onFocus: (event) => {
      children.props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
    },
    onBlur: (event) => {
      children.props.onBlur?.(event);
      hide();
    },
  });

  return (
    <>
      {child}
      {shown &&
        createPortal(
          <div
            role="tooltip"
            className={classes(styles.popup, shown.above && styles.above)}
            style={{ left: shown.left, top: shown.top }}
          >
            {text}
          </div>,
          document.body,
        )}
    </>
  );
}

function createTimer() {
  let running: ReturnType<typeof setTimeout> | undefined;
  return {
    start: (call: () => void, delay: number) => {
      running = setTimeout(call, delay);
    },
    stop: () => clearTimeout(running),
  };
}

function placeBeside(element: HTMLElement): Place {
  const box = element.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const left = Math.max(HALF_WIDTH, Math.min(window.innerWidth - HALF_WIDTH, middle));
  const above = box.top > ROOM_ABOVE;
  return { element, left, top: above ? box.top - GAP : box.bottom + GAP, above };
}
