import { startOfUtcDay } from '@mundo-manager/rules/clock';
import { useGameNow } from './game-clock-context.tsx';

/** The UTC midnight of the game’s day: ages are counted by it, and what hangs on it alone need not be made anew every second. */
export function useToday(): number {
  return startOfUtcDay(useGameNow());
}
