/** Two sides step on to the pitch. */
import { withMatchBooster } from '@mundo-manager/rules/boosters';
import { createRandom, type RandomState } from '@mundo-manager/rules/core';
import { speechEffect } from '@mundo-manager/rules/manager';
import { type PlayerAttributes, SKILLS } from '@mundo-manager/rules/players';
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';
import { type FormationSlot, formationSlots } from '@mundo-manager/rules/tactics';
import { MatchInputError } from '../input/errors.ts';
import { type Brief, briefOf, NEUTRAL_BRIEF, teamPlan } from '../input/team-plan.ts';
import type { MatchInput, SheetPlayer, TeamSheet } from '../input/team-sheet.ts';
import { validateInput } from '../input/validate-input.ts';
import { ENGINE_VERSION } from '../version.ts';
import { freshSkills, tire } from './form.ts';
import { across, along, CENTRE, MIDDLE, type SideIndex, TICKS_A_MINUTE } from './pitch.ts';
import { type Column, column, NOBODY, SLOTS, type Slot, TEAM } from './slots.ts';
import type { Match, Member, Players, Side } from './state.ts';
import { SHAPE } from './tables.ts';

export interface MatchOptions {
  /** A draw goes on to extra time and a penalty shoot-out. Default false. */
  readonly knockout?: boolean;
  /** Constants of boosters and speech. Default ALPHA. */
  readonly ruleset?: Ruleset;
}

/** A match at kick-off. The seed is any text or integer. Throws `MatchInputError` for what `validateInput` refuses. */
export function createMatch(input: MatchInput, seed: string | number | RandomState, options: MatchOptions = {}): Match {
  const { knockout = false, ruleset = ALPHA } = options;
  const valid = validateInput(input, ruleset);
  if (!valid.ok) throw new MatchInputError(valid.error);
  const sides = [createSide(0, input.home, ruleset), createSide(1, input.away, ruleset)] as const;
  const match: Match = {
    engineVersion: ENGINE_VERSION,
    knockout,
    random: createRandom(seed),
    sides,
    players: emptyPitch(),
    ball: {
      state: 'dead',
      x: MIDDLE,
      y: CENTRE,
      carrier: NOBODY,
      lastTouch: 0,
      assistant: NOBODY,
      receiver: NOBODY,
      control: 0,
      fromX: MIDDLE,
      fromY: CENTRE,
      toX: MIDDLE,
      toY: CENTRE,
      flightTicks: 1,
      flightLeft: 0,
      flight: 'pass',
      fate: 'loose',
      pass: null,
    },
    restart: { kind: 'kickOff', side: 0, ticksLeft: 0, taker: 10, origin: 'openPlay', since: 0 },
    clock: { tick: 0, period: 0, periodStart: 0, lost: 0, end: 0, added: false },
    events: [],
    hash: [0x811c9dc5 | 0, 0x9e3779b9 | 0],
    owner: 0,
    ownedSince: 0,
    spell: 0,
    finished: false,
  };
  takeField(match, input.home, 0);
  takeField(match, input.away, 1);
  tire(match);
  return match;
}

function createSide(index: SideIndex, sheet: TeamSheet, ruleset: Ruleset): Side {
  const { tactic } = sheet;
  const byId = new Map(sheet.players.map((player) => [player.id, player]));
  const line = tactic.places.toSorted((a, b) => Number(a.id) - Number(b.id));
  const picked = line.flatMap(({ playerId }) => (playerId === null ? [] : [byId.get(playerId) ?? []].flat()));
  const captain = tactic.setPieces.find(({ name }) => name === 'captain')?.value ?? null;
  const members = picked.map((player) => memberOf(player, index, sheet, captain, ruleset));

  return {
    index,
    plan: teamPlan(tactic.teamInstructions),
    members,
    takers: Object.fromEntries(
      tactic.setPieces.map(({ name, value }) => [name, members.find(({ number }) => number === value)?.id ?? null]),
    ),
    substitutions: tactic.substitutions
      .map(({ minutes, playerIn, playerOut }) => ({ tick: minutes * TICKS_A_MINUTE, playerIn, playerOut }))
      .sort((a, b) => a.tick - b.tick),
    goals: 0,
    shootOut: 0,
  };
}

function emptyPitch(): Players {
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, column()])) as Players['skills'];
  const brief = Object.fromEntries(Object.keys(NEUTRAL_BRIEF).map((name) => [name, column()])) as Players['brief'];
  return {
    members: [],
    x: column(),
    y: column(),
    vx: column(),
    vy: column(),
    targetX: column(),
    targetY: column(),
    energy: column(),
    stun: column(),
    run: column(),
    mark: filled(NOBODY),
    depth: column(),
    wide: column(),
    skills,
    brief,
    topSpeed: column(),
    grip: column(),
    effort: column(),
  };
}

function filled(value: number): Column {
  const values = column();
  for (const slot of SLOTS) values[slot] = value;
  return values;
}

/** The eleven of a side stand in their own half as the formation draws them. */
function takeField(match: Match, { tactic }: TeamSheet, side: SideIndex): void {
  const { players } = match;
  const places = formationSlots(tactic.formation);
  const depths = depthsOf(places);
  TEAM[side].forEach((slot, place) => {
    const spot = places[place];
    const member = match.sides[side].members[place];
    if (spot === undefined || member === undefined) throw new RangeError(`nobody stands in place ${place}`);
    players.members[slot] = member;
    players.energy[slot] = member.condition;
    players.depth[slot] = depths[place] ?? 0;
    players.wide[slot] = spot.x;
    standAt(players, slot, along(side, spot.y * 0.5), across(side, spot.x));
    const brief = briefOf(spot.position, tactic.playersInstructions);
    for (const [name, values] of Object.entries(players.brief)) values[slot] = brief[name as keyof Brief];
  });
}

function standAt({ x, y, targetX, targetY }: Players, slot: Slot, toX: number, toY: number): void {
  x[slot] = toX;
  y[slot] = toY;
  targetX[slot] = toX;
  targetY[slot] = toY;
}

/**
 * Place of each slot between the last line (0) and the first (1). Half is where the formation draws it, half how many stand behind it: teams spread
 * over the length that they have, and a formation of two lines does not leave the rest of the pitch to the opponents.
 */
function depthsOf(slots: readonly FormationSlot[]): number[] {
  const outfield = slots.slice(1).map(({ y }) => y);
  const last = Math.min(...outfield);
  const first = Math.max(...outfield);
  return slots.map(({ y }, place) => {
    if (place === 0) return 0;
    const behind = outfield.filter((other) => other < y).length;
    const level = outfield.filter((other) => other === y).length;
    const rank = (behind + (level - 1) / 2) / (outfield.length - 1);
    const drawn = (y - last) / (first - last);
    return drawn + (rank - drawn) * SHAPE.evenness;
  });
}

function memberOf(
  player: SheetPlayer,
  side: SideIndex,
  sheet: TeamSheet,
  captain: number | null,
  ruleset: Ruleset,
): Member {
  const { speech, boosterId } = sheet;
  const manager = {
    skills: {
      speech,
      training: { attacking: 1, defending: 1, heading: 1, physical: 1, goalkeeping: 1, ballControl: 1 },
    },
  };
  const share = (skill: keyof TeamSheet['speech']) => speechEffect(manager, skill, ruleset);
  const attributes: PlayerAttributes = {
    ...player.attributes,
    potential: 0,
    condition: player.condition,
    morale: player.morale,
    exp: 0,
  };
  const boosted = boosterId === null ? attributes : withMatchBooster(attributes, boosterId, share('boosters'), ruleset);
  const lead =
    sheet.players.find(({ number }) => number === captain)?.attributes.leadership ?? player.attributes.leadership;
  return {
    id: player.id,
    number: player.number,
    condition: player.condition / 100,
    skills: freshSkills(boosted, {
      attacking: share('attacking'),
      defending: share('defending'),
      spirit: share('spirit'),
      focus: share('focus'),
      morale: player.morale,
      leadership: lead / 100,
      home: side === 0,
    }),
  };
}
