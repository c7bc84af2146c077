import { useEffect, useState } from 'react';

/** Milliseconds from one plate to the next. */
const PACES = { calm: 1_600, fast: 450 } as const;

/** How fast plates turn. */
type Pace = keyof typeof PACES;

interface Ceremony {
  /** Plates that have been turned. */
  readonly turned: number;
  readonly isPlaying: boolean;
  readonly isOver: boolean;
  readonly pace: Pace;
  /** Whether plates turn by themselves; not for readers who want less motion. */
  readonly isAutomatic: boolean;
  readonly toggle: () => void;
  readonly turnNext: () => void;
  readonly skip: () => void;
  readonly again: () => void;
  readonly setPace: (pace: Pace) => void;
}

/** A draw that is shown plate by plate: it can be paused, made fast, skipped and seen again. R-KNO-6 */
export function useDrawReplay(plates: number): Ceremony {
  const [isAutomatic] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [turned, setTurned] = useState(0);
  const [isWanted, setWanted] = useState(isAutomatic);
  const [pace, setPace] = useState<Pace>('calm');
  const isOver = turned >= plates;
  const isPlaying = isWanted && !isOver;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setTurned((before) => Math.min(plates, before + 1)), PACES[pace]);
    return () => clearInterval(timer);
  }, [isPlaying, pace, plates]);
  return {
    turned,
    isPlaying,
    isOver,
    pace,
    isAutomatic,
    toggle: () => setWanted(!isWanted),
    turnNext: () => setTurned((before) => Math.min(plates, before + 1)),
    skip: () => setTurned(plates),
    again() {
      setTurned(0);
      setWanted(isAutomatic);
    },
    setPace,
  };
}
