/** What the carrier knows when he decides. */
import type { Brief, TeamPlan } from '../input/team-plan.ts';
import { across, along } from './pitch.ts';
import { threat } from './space.ts';
import type { Footballer, Match } from './state.ts';
import { PAR } from './tables.ts';

export interface View {
  readonly match: Match;
  readonly player: Footballer;
  readonly plan: TeamPlan;
  readonly brief: Brief;
  /** Where he is, as his side sees it. */
  readonly long: number;
  readonly wide: number;
  readonly pressure: number;
  readonly line: number;
  /** Deviation of his judgement. */
  readonly noise: number;
  /** What losing the ball here would be worth to the opponents. */
  readonly lossHere: number;
  /** How much he minds a loss. */
  readonly caution: number;
  /** How much a metre forward is worth to him. */
  readonly haste: number;
}

export function lookAround(match: Match, player: Footballer, pressure: number, line: number): View {
  const { plan } = match.sides[player.side];
  const { brief, skills } = player;
  const long = along(player.side, match.ball.x);
  const wide = across(player.side, match.ball.y);
  const justWon = match.clock.tick - match.ownedSince < 14;
  const panic = 0.006 * pressure * (PAR + 0.4 - skills.composure);
  return {
    match,
    player,
    plan,
    brief,
    long,
    wide,
    pressure,
    line,
    noise: 0.004 + 0.014 * Math.max(0, 1.05 - skills.decision) + panic,
    lossHere: threat(105 - long, 68 - wide),
    caution: Math.max(0.4, 1.1 - 0.06 * plan.mentality - 0.3 * brief.risk),
    haste: 0.00028 * (1 + 0.12 * plan.tempo + 0.12 * plan.mentality + (justWon ? 1 * plan.afterWin : 0)),
  };
}
