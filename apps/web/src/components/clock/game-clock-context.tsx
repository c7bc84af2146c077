import { createContext, type ReactNode, use, useEffect, useReducer } from 'react';
import { type BrowserClock, createBrowserClock } from './browser-clock.ts';

const GameClockContext = createContext<BrowserClock>(createBrowserClock());

/** Gives the game clock to everything below. */
export function GameClockProvider({ clock, children }: { readonly clock: BrowserClock; readonly children: ReactNode }) {
  return <GameClockContext value={clock}>{children}</GameClockContext>;
}

/** The game clock itself: `now()` for what happens on a click. */
export function useGameClock(): BrowserClock {
  return use(GameClockContext);
}

/**
 * Returns the game time (epoch ms), updated every `every` real milliseconds (default: a second) and at each new
 * reading. R-PRD-10
 */
export function useGameNow(every = 1000): number {
  const clock = useGameClock();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(lookAgain, every);
    const leave = clock.subscribe(lookAgain);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [clock, every]);
  return clock.now();
}
