/** Shots: how many, from where, in which state of the match, by whom, and what becomes of them. */
import { lineOf, NATURAL_GROUPS, type Position } from '@mundo-manager/rules/positions';
import type { ProviderEvent } from '../provider-events.ts';
import { add, observe, observePair, type Tally } from '../tally.ts';
import { clockOf, isPass, isShot, lineShares, type MeasuredMatch, quarterOf } from './measured-match.ts';

/** Metres between the bins of a shot's distance, the last of which is open. */
const BIN = 5;
const LAST_BIN = 30;
/** A goal this soon after a corner came of it, in seconds. */
const AFTER_CORNER = 12;

export function tallyShots(tally: Tally, match: MeasuredMatch): void {
  tallySides(tally, match);
  tallyStates(tally, match.events);
  let lastCorner = -99;
  const scored = new Map<string, number>();
  for (const event of match.events) {
    if (event.type === 'corner') lastCorner = clockOf(event);
    if (isShot(event)) tallyShot(tally, event);
    if (event.type === 'owngoal') add(tally, 'own goals');
    if (!event.goal && event.type !== 'owngoal') continue;
    add(tally, 'goals');
    if (clockOf(event) - lastCorner < AFTER_CORNER) add(tally, 'goals after a corner');
    if (event.goal) scored.set(event.player, (scored.get(event.player) ?? 0) + 1);
  }
  for (const goals of scored.values()) if (goals >= 3) add(tally, 'three goals');
}

function tallySides(tally: Tally, { events, result: { score } }: MeasuredMatch): void {
  const sides = [0, 1].map((team) => {
    const own = events.filter((event) => event.team === team);
    const shots = own.filter(isShot);
    const passes = own.filter(isPass).length;
    return { shots: shots.length, onTarget: shots.filter(({ ok }) => ok).length, passes };
  });
  const passes = sides.reduce((sum, side) => sum + side.passes, 0);
  for (const [team, side] of sides.entries()) {
    const goals = team === 0 ? score.home : score.away;
    const share = side.passes / Math.max(1, passes);
    observe(tally, 'shots', side.shots);
    observe(tally, 'on target', side.onTarget);
    observePair(tally, 'shots~goals', side.shots, goals);
    observePair(tally, 'on target~goals', side.onTarget, goals);
    observePair(tally, 'share~shots', share, side.shots);
    observePair(tally, 'share~goals', share, goals);
  }
}

/** Minutes, shots and goals of sides that lead, are level and trail. */
function tallyStates(tally: Tally, events: readonly ProviderEvent[]): void {
  const score = [0, 0] as [number, number];
  let clock = 0;
  const stateOf = (team: 0 | 1) => {
    const lead = score[team] - score[team === 0 ? 1 : 0];
    return lead > 0 ? 'leading' : lead < 0 ? 'trailing' : 'level';
  };
  for (const event of events) {
    const now = clockOf(event);
    if (event.period === 2 && clock < 2700) clock = 2700;
    const minutes = Math.max(0, now - clock) / 60;
    clock = Math.max(clock, now);
    for (const team of [0, 1] as const) add(tally, `minutes ${stateOf(team)}`, minutes);
    if (isShot(event)) {
      const state = stateOf(event.team);
      add(tally, `shots ${state}`);
      if (event.goal) add(tally, `goals ${state}`);
    }
    if (event.goal) score[event.team] += 1;
    else if (event.type === 'owngoal') score[event.team === 0 ? 1 : 0] += 1;
  }
}

function tallyShot(tally: Tally, event: ProviderEvent): void {
  add(tally, 'all shots');
  add(tally, `shots quarter ${quarterOf(event)}`);
  if (event.shot?.header) add(tally, 'headed shots');
  if (event.type === 'penalty') add(tally, 'penalties');
  if (event.type === 'fkshot') add(tally, 'direct free kicks');
  if (event.type === 'shot') tallyPlace(tally, event);
  if (event.shot !== undefined && event.type !== 'penalty') {
    add(tally, 'xg', event.shot.xg);
    add(tally, 'xg shots');
    const bin = Math.round(event.shot.xg * 1000);
    add(tally, `xg shots ${bin}`);
    if (event.goal) add(tally, `xg goals ${bin}`);
  }
  if (event.goal) tallyGoal(tally, event);
}

function tallyPlace(tally: Tally, event: ProviderEvent): void {
  const metres = Math.hypot(105 - event.x, 34 - event.y);
  const bin = Math.min(LAST_BIN, Math.floor(metres / BIN) * BIN);
  add(tally, 'open shots');
  add(tally, `shots from ${bin}`);
  if (event.goal) add(tally, `goals from ${bin}`);
  if (event.x < 88.5 || Math.abs(event.y - 34) > 20.16) add(tally, 'shots outside the box');
}

function tallyGoal(tally: Tally, event: ProviderEvent): void {
  const { position, shot, type } = event;
  add(tally, 'shot goals');
  if (shot?.header) add(tally, 'headed goals');
  if (type === 'penalty') add(tally, 'penalties converted');
  if (type === 'fkshot') add(tally, 'direct free kicks converted');
  add(tally, `goals of ${placeGroup(position)}`);
  for (const [line, share] of lineShares(position, lineOf)) add(tally, `goals ${line}`, share);
  const assistant = shot?.assistant ?? null;
  if (assistant !== null)
    for (const [line, share] of lineShares(assistant, lineOf)) add(tally, `assists ${line}`, share);
}

/** Positions whose goals a match are compared. */
export function placeGroup(position: Position): string {
  if (position === 'LM' || position === 'RM') return 'LM RM';
  const natural = NATURAL_GROUPS[position];
  return natural === 'LW' || natural === 'RW' ? 'LW RW' : natural;
}
