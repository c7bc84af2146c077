/** What a dead ball is used for besides waiting: cards, injuries, substitutions and orders. */
import { punishDelay, showPendingCards } from './discipline.ts';
import { replaceInjured, reportInjuries, riskMuscles } from './injuries.ts';
import { followOrders } from './orders.ts';
import type { RunningMatch } from './state.ts';
import { makePlanned } from './substitutions.ts';

/** One tick of a dead ball. The order is fixed: it decides who gets the last change. */
export function useStoppage(match: RunningMatch): void {
  const { restart } = match;
  restart.waited += 1;
  if (restart.waited === 1) {
    showPendingCards(match);
    punishDelay(match);
    riskMuscles(match);
    if (reportInjuries(match)) {
      // An order may name who comes on for an injured player.
      followOrders(match);
      replaceInjured(match);
    }
  }
  makePlanned(match);
  if (restart.waited === 1) followOrders(match);
}
