/** A shot: blocked, off, saved or in, by place, pressure, shooter and keeper. */
import type { Random } from '@mundo-manager/rules/core';
import type { Skill } from '@mundo-manager/rules/players';
import type { ShotOrigin, ShotOutcome } from '../events/event.ts';
import { clamp, distance } from './arithmetic.ts';
import { FORM, PAR, SHOOTING } from './constants.ts';
import { edgeOf, type SkillReader, skillsOf } from './current-ability.ts';
import { emit } from './emit.ts';
import { across, along, CENTRE, LENGTH, opponent, PENALTY_SPOT, type SideIndex } from './pitch.ts';
import { coverOf, expectedGoal } from './pressure-and-lanes.ts';
import { launchShot } from './shot-flight.ts';
import { KEEPERS, NO_SLOT, type Slot, sideOf } from './slots.ts';
import { idOf, type RunningMatch } from './state.ts';

/** exp(−0.0105 d + 0.00014 d²) for keepers d points better than the match, from −60 on, every ten points: who cannot keep goal is beaten three times as often. */
const BEATEN = [3.108, 2.399, 1.904, 1.554, 1.305, 1.126, 1.0, 0.913, 0.857, 0.828, 0.822] as const;
const BEATEN_FROM = -60;
const BEATEN_STEP = 10;

/** How a player tries it. */
export interface ShotAttempt {
  readonly header: boolean;
  readonly penalty: boolean;
  /** 0–1. */
  readonly pressure: number;
  /** A free kick at goal, over or past the wall. */
  readonly wall?: boolean;
  /** Of a corner or free kick, or the kick itself. */
  readonly dead?: boolean;
}

export function shoot(match: RunningMatch, slot: Slot, attempt: ShotAttempt): void {
  const { header, penalty, pressure, dead = false } = attempt;
  const { ball, random } = match;
  const side = sideOf(slot);
  const keeper = KEEPERS[opponent(side)];
  const long = along(side, ball.x);
  const metres = distance(LENGTH - long, across(side, ball.y) - CENTRE);
  const finishing = finishingOf(skillsOf(match, slot, penalty || dead), attempt, metres);
  const better = keepingOf(match, keeper, metres);
  const keeping = PAR + (better / 100) * FORM.contrast;
  const blocked = blockedBy(match, side, attempt);
  const open = penalty ? SHOOTING.penalty : expectedGoal(long, across(side, ball.y), header, pressure);
  const edge = SHOOTING.skill * (finishing - PAR);
  const beaten = beatenBy(better);
  const rushed = header ? 1 : 1 - SHOOTING.rush * Math.max(0, match.sides[side].plan.tempo);
  const chance = penalty
    ? penaltyChance(finishing, better)
    : clamp(open * rushed * (1 + 1.2 * edge) * beaten, 0.003, 0.95);
  const onTarget = penalty ? 0.7 : clamp(SHOOTING.onTarget + 0.35 * (finishing - PAR) + 0.5 * open, 0.1, 0.75);
  const outcome = drawOutcome(random, blocked, chance, onTarget);
  const assistant = penalty ? NO_SLOT : ball.assistant;

  emit(match, 'shot', side, {
    player: idOf(match, slot),
    keeper: idOf(match, keeper),
    assist: assistant === NO_SLOT ? null : idOf(match, assistant),
    origin: originOf(match, side),
    header,
    outcome,
    xg: Math.round(open * (1 - blocked) * 1000) / 1000,
    factors: { distance: metres, pressure, finishing, keeping },
  });
  ball.assistant = assistant;
  launchShot(match, slot, outcome, header);
}

/** Chance of a kick from the penalty mark, by the finishing of its taker (about 0–1) and the points by which the keeper is better than the match. */
function penaltyChance(finishing: number, better: number): number {
  const taken = SHOOTING.penalty + SHOOTING.penaltySkill * (finishing - PAR);
  return clamp(taken * (0.7 + 0.3 * beatenBy(better)), 0.4, 0.95);
}

/** The same of a player of either side in a shoot-out, against the other side's keeper. */
export function shootOutChance(match: RunningMatch, kicker: Slot): number {
  const attempt = { header: false, penalty: true, pressure: 0 };
  const finishing = finishingOf(skillsOf(match, kicker, true), attempt, PENALTY_SPOT);
  return penaltyChance(finishing, keepingOf(match, KEEPERS[opponent(sideOf(kicker))], PENALTY_SPOT));
}

/** How many times the usual chance a shot has against a keeper so many points better than the match. */
export function beatenBy(points: number): number {
  const at = clamp((points - BEATEN_FROM) / BEATEN_STEP, 0, BEATEN.length - 1);
  const low = Math.floor(at);
  const left = BEATEN[low] ?? 1;
  return left + ((BEATEN[low + 1] ?? left) - left) * (at - low);
}

/** Past the defenders, past the keeper, between the posts: in this order. */
function drawOutcome(random: Random, blocked: number, chance: number, onTarget: number): ShotOutcome {
  if (random.next() < blocked) return 'blocked';
  if (random.next() < chance) return 'goal';
  return random.next() < onTarget ? 'saved' : 'off';
}

/** Chance that an attempt is blocked: none at a penalty, by the wall at a free kick. */
function blockedBy(match: RunningMatch, side: SideIndex, { header, penalty, wall }: ShotAttempt): number {
  if (penalty) return 0;
  return wall ? SHOOTING.blockedByWall : blockChance(match, side, header);
}

/** Chance that a defender gets in the way. */
export function blockChance(match: RunningMatch, side: SideIndex, header: boolean): number {
  return header ? 0.08 : SHOOTING.blocked + SHOOTING.blockedByCover * coverOf(match, side);
}

/** Technique counts from afar, a cool head when alone with the keeper, and the more the closer an opponent is. */
export function finishingOf(skillOf: SkillReader, { header, penalty, pressure }: ShotAttempt, metres: number): number {
  const composure = skillOf('composure');
  if (header) return 0.6 * skillOf('heading') + 0.3 * skillOf('jumpingReach') + 0.1 * composure;
  const far = penalty ? 0 : clamp((metres - 12) / 16, 0, 1);
  const cool = (0.3 - 0.15 * far) * composure;
  const nerve = SHOOTING.nerve * pressure * (composure - PAR);
  return 0.55 * skillOf('finishing') + cool + (0.15 + 0.15 * far) * skillOf('technique') + nerve;
}

/** Points 0–100 by which the keeper is better against a shot than the match is on average: from near he comes out, from afar he holds it. */
export function keepingOf(match: RunningMatch, keeper: Slot, metres: number): number {
  const edge = (skill: Skill) => edgeOf(match, keeper, skill);
  const near = clamp((20 - metres) / 12, 0, 1);
  const close = (0.53 - 0.2 * near) * edge('reflexes') + 0.3 * near * edge('oneOnOnes');
  return close + 0.1 * edge('agility') + (0.37 - 0.1 * near) * edge('handling');
}

function originOf({ restart, clock }: RunningMatch, side: SideIndex): ShotOrigin {
  const soon = restart.side === side && clock.tick - restart.since < 16;
  return soon ? restart.origin : 'openPlay';
}
