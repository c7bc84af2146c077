/** Who wants the ball: the side that is better, in form or behind. The other one waits for it deeper. R-ENG-36 */
import { clamp } from './arithmetic.ts';
import { FORM } from './constants.ts';
import type { RunningMatch } from './state.ts';

/** Sets how much each side wants the ball at this score. What one side gains the other loses. */
export function settleInitiative({ sides, initiative }: RunningMatch): void {
  const [home, away] = sides;
  const lead = clamp(home.goals - away.goals, -2, 2);
  const approach = clamp((initiative - FORM.sated * lead) / FORM.yields, -1, 1);
  home.plan = { ...home.plan, approach };
  away.plan = { ...away.plan, approach: -approach };
}
