/** Two sides step on to the pitch. */
import { withMatchBooster } from '@mundo-manager/rules/boosters';
import type { RandomState } from '@mundo-manager/rules/core';
import { speechEffect } from '@mundo-manager/rules/manager';
import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { naturalGroup, POSITION_WEIGHT_SUM, type Position, positionRating } from '@mundo-manager/rules/positions';
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';
import { formationSlots, type Tactic } from '@mundo-manager/rules/tactics';
import { MatchInputError } from '../input/errors.ts';
import { type Brief, briefOf, NEUTRAL_BRIEF, teamPlan } from '../input/team-plan.ts';
import type { MatchInput, SheetPlayer, TeamSheet } from '../input/team-sheet.ts';
import { validateInput } from '../input/validate-input.ts';
import { ENGINE_VERSION } from '../version.ts';
import { bell, clamp } from './arithmetic.ts';
import { FORM, PAR } from './constants.ts';
import { prepare, type Speech, takeSlot, tire } from './current-ability.ts';
import { createLog } from './log.ts';
import { aim } from './movement.ts';
import { across, along, CENTRE, MIDDLE, type SideIndex, TICKS_A_MINUTE } from './pitch.ts';
import { unblemished } from './players-left.ts';
import type { RoleWeights } from './preparation.ts';
import { createStream } from './random-stream.ts';
import { askedOf, ratingsIn } from './ratings-in-place.ts';
import { putAtRest } from './running.ts';
import { shapeOf } from './shape.ts';
import { column, NO_SLOT, SLOTS, type SlotColumn, TEAM } from './slots.ts';
import type { Member, NamedTactic, Players, RunningMatch, Side } from './state.ts';

export interface MatchOptions {
  /** A draw goes on to extra time and a penalty shoot-out. Default false. */
  readonly knockout?: boolean;
  /** Constants of boosters and speech. Default ALPHA. */
  readonly ruleset?: Ruleset;
}

/** A match at kick-off. The seed is any text or integer. Throws `MatchInputError` for what `validateInput` refuses. */
export function createMatch(
  input: MatchInput,
  seed: string | number | RandomState,
  options: MatchOptions = {},
): RunningMatch {
  const { knockout = false, ruleset = ALPHA } = options;
  const valid = validateInput(input, ruleset);
  if (!valid.ok) throw new MatchInputError(valid.error);
  const [homeRating, awayRating] = [ratingOfEleven(input.home, ruleset), ratingOfEleven(input.away, ruleset)];
  const taste = FORM.style * (tasteOf(input.home) - tasteOf(input.away));
  const random = createStream(seed);
  const forms = [FORM.day * bell(random), FORM.day * bell(random)] as const;
  const today = 100 * (forms[0] - forms[1]);
  const edge = clamp((homeRating - awayRating + taste + today) / FORM.yields, -1, 1);
  const sides = [
    createSide(0, input.home, ruleset, { approach: edge, form: forms[0] }),
    createSide(1, input.away, ruleset, { approach: -edge, form: forms[1] }),
  ] as const;
  const match: RunningMatch = {
    engineVersion: ENGINE_VERSION,
    knockout,
    random,
    strictness: ruleset.discipline.strictness,
    injuryRisk: ruleset.discipline.injuryRisk,
    sides,
    players: emptyPitch(),
    level: (homeRating + awayRating) / 200,
    roles: rolesOf(ruleset),
    ball: {
      state: 'dead',
      x: MIDDLE,
      y: CENTRE,
      carrier: NO_SLOT,
      lastTouch: 0,
      assistant: NO_SLOT,
      receiver: NO_SLOT,
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
    focus: { x: MIDDLE, y: CENTRE },
    restart: {
      kind: 'kickOff',
      side: 0,
      x: MIDDLE,
      y: CENTRE,
      ticksLeft: 0,
      waited: 0,
      taker: 10,
      fresh: true,
      long: false,
      changing: false,
      origin: 'openPlay',
      since: 0,
    },
    clock: { tick: 0, period: 0, kickOff: 0, turned: false, periodStart: 0, lost: 0, end: 0, added: false },
    log: createLog(),
    hash: [0x811c9dc5 | 0, 0x9e3779b9 | 0],
    owner: 0,
    ownedSince: 0,
    spell: 0,
    absent: [],
    pendingCards: [],
    musclesAt: 0,
    finished: false,
  };
  takeField(match, input.home, 0);
  takeField(match, input.away, 1);
  tire(match);
  return match;
}

/** What a side brings to this match besides its sheet: how much it wants the ball, −1 to 1, and its form of the day, which every skill gains. */
interface Mood {
  readonly approach: number;
  readonly form: number;
}

function createSide(index: SideIndex, sheet: TeamSheet, ruleset: Ruleset, { approach, form }: Mood): Side {
  const { tactic } = sheet;
  const byId = new Map(sheet.players.map((player) => [player.id, player]));
  const line = tactic.places.toSorted((a, b) => Number(a.id) - Number(b.id));
  const picked = line.flatMap(({ playerId }) => (playerId === null ? [] : [byId.get(playerId) ?? []].flat()));
  const lift = form + (index === 0 ? FORM.homeAdvantage * PAR : 0);
  const preparation = { lift, day: dayOf(sheet, ruleset), asked: askedOf(ruleset) };
  const members = picked.map((player, place) => memberOf(player, place, sheet, preparation));

  return {
    index,
    plan: { ...teamPlan(tactic.teamInstructions, tactic.playersInstructions), approach },
    teamInstructions: tactic.teamInstructions,
    playersInstructions: tactic.playersInstructions,
    duties: formationSlots(tactic.formation).map(({ position }) => position),
    positions: formationSlots(tactic.formation).map(({ position }) => naturalGroup(position)),
    members,
    takers: takersOf(tactic.setPieces, members),
    orders: tactic.orders ?? [],
    obeyed: [],
    tactics: namedTactics(sheet, members, picked, ruleset),
    changesLeft: ruleset.tactics.maximumSubstitutions,
    leaving: [],
    unused: members.map(({ place }) => place).filter((place) => place >= TEAM[index].length),
    substitutions: tactic.substitutions
      .map(({ minutes, playerIn, playerOut }) => ({ tick: minutes * TICKS_A_MINUTE, playerIn, playerOut }))
      .sort((a, b) => a.tick - b.tick),
    goals: 0,
    shootOut: 0,
  };
}

function takersOf(setPieces: Tactic['setPieces'], members: readonly Member[]): Side['takers'] {
  return Object.fromEntries(
    setPieces.map(({ name, value }) => [name, members.find(({ number }) => number === value)?.id ?? null]),
  );
}

/** What the tactics that orders name ask for, and how good everyone is in their places. */
function namedTactics(
  { tactics = {} }: TeamSheet,
  members: readonly Member[],
  picked: readonly SheetPlayer[],
  ruleset: Ruleset,
): Side['tactics'] {
  return Object.fromEntries(
    Object.entries(tactics).map(([name, plan]): [string, NamedTactic] => {
      const { formation, teamInstructions, playersInstructions, setPieces } = plan;
      const positions = formationSlots(formation).map(({ position }) => position);
      const ratings = picked.map(({ attributes }) =>
        positions.map((position) => positionRating(attributes, position, ruleset)),
      );
      const takers = takersOf(setPieces, members);
      return [name, { formation, teamInstructions, playersInstructions, takers, ratings }];
    }),
  );
}

function emptyPitch(): Players {
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, column()])) as Players['skills'];
  const brief = Object.fromEntries(Object.keys(NEUTRAL_BRIEF).map((name) => [name, column()])) as Players['brief'];
  return {
    members: [],
    roles: [],
    fresh: [],
    x: column(),
    y: column(),
    vx: column(),
    vy: column(),
    placeX: column(),
    placeY: column(),
    targetX: column(),
    targetY: column(),
    energy: column(),
    stun: column(),
    hurry: column(),
    placeHurry: column(),
    run: column(),
    mark: filled(NO_SLOT),
    depth: column(),
    attackDepth: column(),
    wide: column(),
    shows: column(),
    skills,
    brief,
    topSpeed: column(),
    grip: column(),
    effort: column(),
    metres: column(),
    fastSeconds: column(),
    sprintSeconds: column(),
    fastest: column(),
    ...unblemished(),
  };
}

/** Weights of the skills in each position, summing to 1. R-POS-3 */
function rolesOf({ positions }: Ruleset): RunningMatch['roles'] {
  const roles = {} as Record<Position, RoleWeights>;
  for (const position of Object.keys(positions.weights) as Position[]) {
    const weights = positions.weights[position];
    roles[position] = SKILLS.map((skill) => weights[skill] / POSITION_WEIGHT_SUM);
  }
  return roles;
}

/** Mean rating of the starters in their places, 0–100. */
function ratingOfEleven({ tactic, players }: TeamSheet, ruleset: Ruleset): number {
  const byId = new Map(players.map((player) => [player.id, player]));
  const ratings = formationSlots(tactic.formation).flatMap(({ position }, place) => {
    const player = byId.get(tactic.places.find(({ id }) => id === String(place))?.playerId ?? '');
    return player === undefined ? [] : positionRating(player.attributes, position, ruleset);
  });
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** What is played with the ball, and what is run for it. */
const PLAYED: readonly Skill[] = ['passing', 'firstTouch', 'vision'];
const RUN: readonly Skill[] = ['speed', 'strength', 'workRate'];

/** Points by which the eleven pass better than they run: who has passers wants the ball. */
function tasteOf({ tactic, players }: TeamSheet): number {
  const starters = new Set(tactic.places.filter(({ id }) => Number(id) < 11).map(({ playerId }) => playerId));
  const eleven = players.filter(({ id }) => starters.has(id));
  const meanOf = (skills: readonly Skill[]) => {
    const values = eleven.flatMap(({ attributes }) => skills.map((skill) => attributes[skill]));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return meanOf(PLAYED) - meanOf(RUN);
}

function filled(value: number): SlotColumn {
  const values = column();
  for (const slot of SLOTS) values[slot] = value;
  return values;
}

/** The eleven of a side start in their own half in the shape of the formation. */
function takeField(match: RunningMatch, { tactic }: TeamSheet, side: SideIndex): void {
  const { players } = match;
  const places = formationSlots(tactic.formation);
  const shape = shapeOf(places);
  TEAM[side].forEach((slot, place) => {
    const spot = places[place];
    const member = match.sides[side].members[place];
    if (spot === undefined || member === undefined)
      throw new RangeError(`createMatch: needs a player in place ${place}`);
    players.members[slot] = member;
    players.roles[slot] = match.roles[spot.position];
    takeSlot(match, slot);
    players.energy[slot] = member.condition;
    players.depth[slot] = shape[place]?.depth ?? 0;
    players.attackDepth[slot] = shape[place]?.attackDepth ?? 0;
    players.wide[slot] = shape[place]?.wide ?? spot.x;
    players.shows[slot] = shape[place]?.shows ?? 0;
    players.placeX[slot] = along(side, spot.y * 0.5);
    players.placeY[slot] = across(side, spot.x);
    putAtRest(players, slot, players.placeX[slot], players.placeY[slot]);
    aim(players, slot, players.placeX[slot], players.placeY[slot]);
    const brief = briefOf(spot.position, tactic.playersInstructions, tactic.teamInstructions);
    for (const [name, values] of Object.entries(players.brief)) values[slot] = brief[name as keyof Brief];
  });
}

function memberOf(player: SheetPlayer, place: number, sheet: TeamSheet, { lift, day, asked }: Preparation): Member {
  const captain = sheet.tactic.setPieces.find(({ name }) => name === 'captain')?.value ?? null;
  const leader = captain === null ? player : (sheet.players.find(({ number }) => number === captain) ?? player);
  const { attributes, morale } = player;
  const usual = { attributes, morale, leadership: leader.attributes.leadership };
  const boosted = day.boost(player);
  const today = { attributes: boosted, morale: boosted.morale, leadership: day.boost(leader).leadership };
  return {
    id: player.id,
    number: player.number,
    place,
    condition: 1 - FORM.arrival * (1 - player.condition / 100),
    preparation: prepare(usual, today, day.speech, lift),
    ratings: ratingsIn(asked, boosted),
  };
}

interface Preparation {
  /** What every skill of the side gains: the crowd, and the form of the day. */
  readonly lift: number;
  readonly day: Day;
  readonly asked: ReturnType<typeof askedOf>;
}

/** What the manager does before the match. */
interface Day {
  readonly speech: Speech;
  /** Attributes and morale with the match booster of the side. */
  readonly boost: (player: SheetPlayer) => SheetPlayer['attributes'] & { readonly morale: number };
}

function dayOf({ speech, boosterId }: TeamSheet, ruleset: Ruleset): Day {
  const training = { attacking: 1, defending: 1, heading: 1, physical: 1, goalkeeping: 1, ballControl: 1 };
  const share = (skill: keyof TeamSheet['speech']) => speechEffect({ skills: { speech, training } }, skill, ruleset);
  const effect = share('boosters');
  return {
    speech: {
      attacking: share('attacking'),
      defending: share('defending'),
      spirit: share('spirit'),
      focus: share('focus'),
    },
    boost: ({ attributes, condition, morale }) =>
      boosterId === null
        ? { ...attributes, morale }
        : withMatchBooster({ ...attributes, potential: 0, condition, morale, exp: 0 }, boosterId, effect, ruleset),
  };
}
