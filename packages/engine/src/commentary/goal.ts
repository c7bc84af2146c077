/** The sentences of a goal. */
import type { EventOf, SideName } from '../events/event.ts';
import type { MatchSoFar } from './match-so-far.ts';
import type { GoalMeaning, GoalOccasion, GoalTally } from './phrases.ts';
import { isDirectFreeKick, isFar, isPenaltyKick } from './shot.ts';

/** Metres to the middle of the goal: well inside the goal area. */
const CLOSE = 5.5;
const EARLY_MINUTE = 5;
const LATE_MINUTE = 86;

/** How it was scored, by the shot and the pass before it. An own goal has no shot of its own. */
export function howScored(event: EventOf<'goal'>, story: MatchSoFar): GoalOccasion {
  if (event.ownGoal) return 'ownGoal';
  const { before, beforeThat, lastPass } = story;
  const shot = before?.type === 'shot' && before.player === event.player ? before : null;
  const assisted = event.assist !== null;
  if (shot === null) return assisted ? 'goalWithAssist' : 'goal';
  if (isPenaltyKick(shot, beforeThat)) return 'penaltyGoal';
  if (isDirectFreeKick(shot, beforeThat)) return 'freeKickGoal';
  if (shot.header && assisted) return 'headerWithAssist';
  if (shot.origin === 'corner' && !assisted) return 'goalFromCorner';
  if (assisted && lastPass?.player === event.assist && lastPass.kind === 'cross') return 'goalFromCross';
  if (isFar(shot)) return 'goalFromFar';
  if (assisted) return 'goalWithAssist';
  return shot.factors.distance < CLOSE ? 'goalFromClose' : 'goal';
}

/** What it means: the score before it, who was ahead, and how much time is left. */
export function whatItMeans({ side, minute }: EventOf<'goal'>, story: MatchSoFar): GoalMeaning {
  const rival: SideName = side === 'home' ? 'away' : 'home';
  const lead = story.lead(side) + 1;
  const late = (minute >= LATE_MINUTE && minute <= 90) || minute >= 116;
  if (lead < 0) return 'reduce';
  if (lead === 0) return late ? 'equaliserLate' : 'equaliser';
  if (lead === 2) return 'extend';
  if (lead > 2) return 'rout';
  if (story.lastLeader === rival) return late ? 'comebackLate' : 'comeback';
  if (late) return 'leadLate';
  if (story.lastLeader === side) return 'lead';
  return minute <= EARLY_MINUTE ? 'openerEarly' : 'opener';
}

/** What it is to the scorer; nothing for his first. */
export function tallyOf({ player, ownGoal }: EventOf<'goal'>, story: MatchSoFar): GoalTally | null {
  const count = ownGoal ? 1 : story.count('goal', player);
  if (count === 1) return null;
  return count === 2 ? 'brace' : count === 3 ? 'hatTrick' : 'more';
}
