/** A shot: blocked, off, saved or in, by place, pressure, shooter and keeper. */
import type { Random } from '@mundo-manager/rules/core';
import type { ShotOrigin, ShotOutcome } from '../events/event.ts';
import { bell, clamp, distance, logistic } from './arithmetic.ts';
import { awardCorner, awardGoalKick, giveGoal } from './award.ts';
import { emit, idOf } from './emit.ts';
import { across, along, CENTRE, LENGTH, opponent, type SideIndex } from './pitch.ts';
import { give, spill } from './possession.ts';
import { coverOf, expectedGoal } from './space.ts';
import { type Footballer, keeperOf, type Match } from './state.ts';
import { PAR, SHOOTING } from './tables.ts';
import { bestBy } from './takers.ts';

/** How a player tries it. */
export interface Attempt {
  readonly header: boolean;
  readonly penalty: boolean;
  /** 0–1. */
  readonly pressure: number;
}

export function shoot(match: Match, player: Footballer, attempt: Attempt): void {
  const { header, penalty, pressure } = attempt;
  const { ball, random } = match;
  const { side } = player;
  const keeper = keeperOf(match, opponent(side));
  const long = along(side, ball.x);
  const metres = distance(LENGTH - long, across(side, ball.y) - CENTRE);
  const finishing = finishingOf(player, header, penalty, metres);
  const keeping = keepingOf(keeper, metres);
  const blocked = blockChance(match, side, attempt);
  const open = penalty ? SHOOTING.penalty : expectedGoal(long, across(side, ball.y), header, pressure);
  const edge = SHOOTING.skill * (finishing - PAR) - SHOOTING.keeping * (keeping - PAR);
  const chance = penalty ? clamp(open + 0.35 * edge, 0.5, 0.95) : clamp(open * (1 + 1.2 * edge), 0.003, 0.93);
  const onTarget = penalty ? 0.7 : clamp(SHOOTING.onTarget + 0.35 * (finishing - PAR) + 0.5 * open, 0.1, 0.75);
  const outcome = drawOutcome(random, blocked, chance, onTarget);
  const assistant = penalty ? -1 : ball.assistant;

  emit(match, 'shot', side, {
    player: player.member.id,
    keeper: keeper.member.id,
    assist: assistant < 0 ? null : idOf(match, assistant),
    origin: originOf(match, player),
    header,
    outcome,
    xg: Math.round(open * (1 - blocked) * 1000) / 1000,
    factors: { distance: metres, pressure, finishing, keeping },
  });
  ball.lastTouch = player.slot;
  if (outcome === 'goal') giveGoal(match, side, player, assistant);
  else if (outcome === 'off') awardGoalKick(match, opponent(side));
  else if (outcome === 'saved') rebound(match, player, keeper);
  else deflect(match, player, random.next());
}

/** Past the defenders, past the keeper, between the posts: in this order. */
function drawOutcome(random: Random, blocked: number, chance: number, onTarget: number): ShotOutcome {
  if (random.next() < blocked) return 'blocked';
  if (random.next() < chance) return 'goal';
  return random.next() < onTarget ? 'saved' : 'off';
}

/** Chance that a defender gets in the way. */
function blockChance(match: Match, side: SideIndex, { header, penalty }: Attempt): number {
  if (penalty) return 0;
  return header ? 0.08 : SHOOTING.blocked + SHOOTING.blockedByCover * coverOf(match, side);
}

/** Technique counts from afar, a cool head when alone with the keeper. */
function finishingOf({ skills }: Footballer, header: boolean, penalty: boolean, metres: number): number {
  if (header) return 0.6 * skills.heading + 0.3 * skills.jumpingReach + 0.1 * skills.composure;
  const far = penalty ? 0 : clamp((metres - 12) / 16, 0, 1);
  return 0.55 * skills.finishing + (0.3 - 0.15 * far) * skills.composure + (0.15 + 0.15 * far) * skills.technique;
}

function keepingOf({ skills }: Footballer, metres: number): number {
  const near = clamp((16 - metres) / 10, 0, 1);
  return (
    (0.6 - 0.25 * near) * skills.reflexes +
    0.35 * near * skills.oneOnOnes +
    0.25 * skills.agility +
    (0.15 - 0.1 * near) * skills.handling
  );
}

/** The keeper holds it, turns it round the post, or lets it go. */
function rebound(match: Match, shooter: Footballer, keeper: Footballer): void {
  const { ball, random } = match;
  const { side } = shooter;
  const holds = 0.7 * logistic(0.4 + 3 * (keeper.skills.handling - PAR));
  const fate = random.next();
  if (fate < holds) {
    give(match, keeper, 6);
    return;
  }
  ball.lastTouch = keeper.slot;
  if (fate < holds + 0.42) awardCorner(match, side);
  else spill(match, along(side, LENGTH - 4 - random.next() * 9), CENTRE + bell(random) * 8);
}

/** Off a defender: behind, into the own net now and then, or into play. */
function deflect(match: Match, shooter: Footballer, fate: number): void {
  const { ball, random } = match;
  const { side } = shooter;
  const blocker = bestBy(match, opponent(side), ({ x, y }) => -distance(x - ball.x, y - ball.y));
  ball.lastTouch = blocker.slot;
  if (fate < 0.006) giveGoal(match, side, blocker, -1);
  else if (fate < 0.4) awardCorner(match, side);
  else spill(match, ball.x + bell(random) * 6 - (side === 0 ? 5 : -5), ball.y + bell(random) * 7);
}

function originOf(match: Match, player: Footballer): ShotOrigin {
  const { restart, clock } = match;
  const soon = restart.side === player.side && clock.tick - restart.since < 16;
  return soon ? restart.origin : 'openPlay';
}
