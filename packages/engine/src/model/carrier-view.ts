/** The inputs of the carrier's decision. */
import type { TeamPlan } from '../input/team-plan.ts';
import { clamp } from './arithmetic.ts';
import { FORM, JUDGEMENT, PAR } from './constants.ts';
import { type Footing, footingOf, unsettled } from './passing.ts';
import { HALF } from './periods.ts';
import { across, along, opponent, type SideIndex } from './pitch.ts';
import { worthLost } from './possession-value.ts';
import { offsideLine, pressureOn } from './pressure-and-lanes.ts';
import { type Slot, sideOf } from './slots.ts';
import type { RunningMatch } from './state.ts';

export interface CarrierView {
  readonly match: RunningMatch;
  readonly slot: Slot;
  readonly side: SideIndex;
  readonly plan: TeamPlan;
  /** Where he is, as his side sees it. */
  readonly long: number;
  readonly wide: number;
  readonly pressure: number;
  readonly line: number;
  readonly footing: Footing;
  /** 0 when his side has just won the ball, 1 when it has had time to sort itself out. */
  readonly settled: number;
  /** Deviation of his judgement. */
  readonly noise: number;
  /** What losing the ball here would be worth, in goals: mostly negative. */
  readonly lossHere: number;
  /** How much he minds a loss. */
  readonly caution: number;
  /** How much a metre forward is worth to him. */
  readonly haste: number;
  /** Below 0 at kick-off; at the end above 1 for a side that is behind, and below 0 for one that leads, the further the more. */
  readonly urgency: number;
  /** A dead ball leaves the taker's foot, and a throw-in has no offside. */
  readonly restart: boolean;
  readonly thrown: boolean;
}

export function lookAround(match: RunningMatch, slot: Slot): CarrierView {
  const { clock, restart, ball } = match;
  const side = sideOf(slot);
  const { plan } = match.sides[side];
  const { skills, brief } = match.players;
  const urgency = urgencyOf(match, side);
  const pressure = pressureOn(match, slot);
  const long = along(side, ball.x);
  const wide = across(side, ball.y);
  const justWon = clock.tick - match.ownedSince < 14;
  const panic = JUDGEMENT.panic * pressure * (PAR + 0.4 - skills.composure[slot]);
  const taken = restart.since === clock.tick;
  const wayForward =
    1 +
    0.06 * plan.tempo +
    0.02 * plan.mentality +
    FORM.hurry * urgency +
    JUDGEMENT.counter * unsettled(match) +
    (justWon ? 0.15 * plan.afterWin : 0);
  return {
    match,
    slot,
    side,
    plan,
    long,
    wide,
    pressure,
    line: offsideLine(match, side),
    footing: footingOf(match, slot, pressure),
    settled: 1 - unsettled(match),
    noise: JUDGEMENT.noise + JUDGEMENT.doubt * Math.max(0, 0.84 - skills.decision[slot]) + panic,
    urgency,
    lossHere: worthLost(long, wide),
    caution: Math.max(0.4, 1.1 - 0.02 * plan.mentality - FORM.abandon * urgency - 0.2 * brief.risk[slot]),
    haste: JUDGEMENT.haste * Math.max(FORM.stroll, wayForward),
    restart: taken,
    thrown: taken && restart.kind === 'throwIn',
  };
}

/**
 * Both sides feel each other out first. Then play opens up by the score: the trailing side takes risks, the leading
 * side holds the ball. Who leads eases off at any time, the further the more.
 */
function urgencyOf(match: RunningMatch, side: SideIndex): number {
  const { opensUp } = FORM;
  const opened = Math.min((match.clock.tick - opensUp) / (2 * HALF - opensUp), 1);
  const lead = match.sides[side].goals - match.sides[opponent(side)].goals;
  const atStake = FORM.lead * Math.max(0, opened) * clamp(lead, -1, FORM.safe);
  return FORM.level * opened - atStake - FORM.comfort * clamp(lead - 0.5, 0, 3);
}
