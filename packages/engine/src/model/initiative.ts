/** Who wants the ball: the side that is better, in form or behind. The other one waits for it deeper. R-ENG-36 */
import { clamp } from './arithmetic.ts';
import { FORM } from './constants.ts';
import type { RunningMatch } from './state.ts';

/** Goals of a lead beyond which another one changes nothing any more. */
const SATED_BY = 2;

/** Sets how much each side wants the ball at this score. What one side gains the other loses. */
export function settleInitiative({ sides, initiative }: RunningMatch): void {
  const [home, away] = sides;
  const lead = clamp(home.goals - away.goals, -SATED_BY, SATED_BY);
  const approach = clamp((initiative - FORM.sated * lead) / FORM.yields, -1, 1);
  home.approach = approach;
  away.approach = -approach;
}
