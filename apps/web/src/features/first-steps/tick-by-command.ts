import type { CallName } from '@mundo-manager/contract/client';
import { tickStep } from './progress.ts';
import { FIRST_STEPS } from './steps.ts';

/** Calls the step done that the accepted command completes; other commands complete none. R-TUT-6 */
export function tickByCommand(command: CallName): void {
  const step = FIRST_STEPS.find(({ doneBy }) => doneBy === command);
  if (step) tickStep(step.id);
}
