/** A match at kick-off: both sides on the pitch, each in its formation. */
import type { RandomState } from '@mundo-manager/rules/core';
import { SKILLS } from '@mundo-manager/rules/players';
import { POSITION_WEIGHT_SUM, type Position } from '@mundo-manager/rules/positions';
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';
import { formationSlots } from '@mundo-manager/rules/tactics';
import { MatchInputError } from '../input/errors.ts';
import { type Brief, briefOf } from '../input/team-plan.ts';
import type { MatchInput, TeamSheet } from '../input/team-sheet.ts';
import { validateInput } from '../input/validate-input.ts';
import { ENGINE_VERSION } from '../version.ts';
import { bell } from './arithmetic.ts';
import { FORM } from './constants.ts';
import { createSide } from './create-side.ts';
import { takeSlot, tire } from './current-ability.ts';
import { emptyPitch } from './empty-pitch.ts';
import { settleInitiative } from './initiative.ts';
import { createLog } from './log.ts';
import { aim } from './movement.ts';
import { across, along, CENTRE, MIDDLE, type SideIndex } from './pitch.ts';
import type { RoleWeights } from './preparation.ts';
import { createStream } from './random-stream.ts';
import { putAtRest } from './running.ts';
import { shapeOf, takePlace } from './shape.ts';
import { NO_SLOT, TEAM } from './slots.ts';
import { ratingOfEleven } from './starting-eleven.ts';
import type { RunningMatch } from './state.ts';

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
  const random = createStream(seed);
  const forms = [FORM.day * bell(random), FORM.day * bell(random)] as const;
  const today = FORM.felt * 100 * (forms[0] - forms[1]) + FORM.initiative * bell(random);
  const sides = [createSide(0, input.home, ruleset, forms[0]), createSide(1, input.away, ruleset, forms[1])] as const;
  const match: RunningMatch = {
    engineVersion: ENGINE_VERSION,
    knockout,
    random,
    strictness: ruleset.discipline.strictness,
    injuryRisk: ruleset.discipline.injuryRisk,
    sides,
    players: emptyPitch(),
    level: (homeRating + awayRating) / 200,
    initiative: homeRating - awayRating + today,
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
  settleInitiative(match);
  takeField(match, input.home, 0);
  takeField(match, input.away, 1);
  tire(match);
  return match;
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

/** The eleven of a side start in their own half in the shape of the formation. */
function takeField(match: RunningMatch, { tactic }: TeamSheet, side: SideIndex): void {
  const { players } = match;
  const places = formationSlots(tactic.formation);
  const shape = shapeOf(places);
  TEAM[side].forEach((slot, place) => {
    const spot = places[place];
    const drawn = shape[place];
    const member = match.sides[side].members[place];
    if (spot === undefined || drawn === undefined || member === undefined)
      throw new RangeError(`createMatch: needs a player in place ${place}`);
    players.members[slot] = member;
    players.roles[slot] = match.roles[spot.position];
    takeSlot(match, slot);
    players.energy[slot] = member.condition;
    takePlace(players, slot, drawn);
    players.placeX[slot] = along(side, spot.y * 0.5);
    players.placeY[slot] = across(side, spot.x);
    putAtRest(players, slot, players.placeX[slot], players.placeY[slot]);
    aim(players, slot, players.placeX[slot], players.placeY[slot]);
    const brief = briefOf(spot.position, tactic.playersInstructions, tactic.teamInstructions);
    for (const [name, values] of Object.entries(players.brief)) values[slot] = brief[name as keyof Brief];
  });
}
