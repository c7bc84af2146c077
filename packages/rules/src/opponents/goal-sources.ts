/** Where goals come from: by what way, by what kind of shot, and from which part of the pitch. */
import type { ClubId } from '../core/ids.ts';
import { GOAL_ZONES, type GoalZone, ZONE_EDGES } from './constants.ts';

/** By what way a goal came about, as the engine traces it back; an own goal has no other. */
export const GOAL_ROUTES = [
  'penalty',
  'corner',
  'freeKick',
  'cross',
  'break',
  'regain',
  'longShot',
  'buildUp',
  'ownGoal',
] as const;
/** The name of a way to a goal. */
export type GoalRoute = (typeof GOAL_ROUTES)[number];

/** A goal of a finished match. */
export interface ScoutedGoal {
  /** The club that it counts for. */
  readonly clubId: ClubId;
  readonly route: GoalRoute;
  readonly header: boolean;
  /** Where the shot was: metres from the goal line that was attacked. */
  readonly distance: number;
  /** Metres from the attackers' left touchline (0–68). */
  readonly across: number;
}

/** Goals by way and by zone. */
export interface GoalSources {
  readonly goals: number;
  readonly headers: number;
  readonly routes: Readonly<Record<GoalRoute, number>>;
  /** Where they were shot; own goals are in none, and penalties only here in the centre of the box. */
  readonly zones: Readonly<Record<GoalZone, number>>;
}

/** The goals counted by way and zone. R-OPP-6 */
export function goalSources(goals: readonly Omit<ScoutedGoal, 'clubId'>[]): GoalSources {
  const shot = goals.filter(({ route }) => route !== 'ownGoal');
  return {
    goals: goals.length,
    headers: shot.filter(({ header }) => header).length,
    routes: counts(GOAL_ROUTES, (route) => goals.filter((goal) => goal.route === route).length),
    zones: counts(GOAL_ZONES, (zone) => shot.filter((goal) => zoneOf(goal) === zone).length),
  };
}

function counts<Name extends string>(names: readonly Name[], count: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
}

function zoneOf({ distance, across }: Pick<ScoutedGoal, 'distance' | 'across'>): GoalZone {
  const { box, sixYards, boxLeft, boxRight, goalLeft, goalRight } = ZONE_EDGES;
  if (distance > box || across < boxLeft || across > boxRight) return 'outside';
  if (across < goalLeft) return 'left';
  if (across > goalRight) return 'right';
  return distance <= sixYards ? 'close' : 'centre';
}
