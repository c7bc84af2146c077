/** The key points of an opponent: danger, weak place, doubt. */
import { sortedBy } from '../core/sorted-by.ts';
import { DANGER } from './constants.ts';
import type { GoalRoute, GoalSources } from './goal-sources.ts';
import type { LikelyPlace } from './likely-eleven.ts';
import { teamLineOf } from './team-lines.ts';

/** The source of danger: headers, a way to the goal, or the best attacker when goals show no pattern. */
export type Danger =
  | { readonly kind: 'headers'; readonly goals: number; readonly of: number }
  | { readonly kind: 'route'; readonly route: GoalRoute; readonly goals: number; readonly of: number }
  | { readonly kind: 'player'; readonly place: LikelyPlace };

/** The three sentences of the report; null if there is nothing to say. */
export interface KeyPoints {
  readonly danger: Danger | null;
  /** The weakest defender or keeper of the likely eleven. */
  readonly weakness: LikelyPlace | null;
  /** The least certain starter; null if all are certain, and before the first match. */
  readonly doubt: LikelyPlace | null;
}

/** The key points of the likely eleven and of its goals. R-OPP-10 */
export function keyPoints(eleven: readonly LikelyPlace[], scored: GoalSources, matches: number): KeyPoints {
  const back = eleven.filter(({ position }) => ['goal', 'defence'].includes(teamLineOf(position)));
  const unsure = matches === 0 ? [] : eleven.filter(({ certainty }) => certainty !== 'certain');
  return {
    danger: dangerOf(eleven, scored),
    weakness: sortedBy(back, ({ rating }) => rating)[0] ?? null,
    doubt: sortedBy(unsure, ({ starts }) => starts)[0] ?? null,
  };
}

function dangerOf(eleven: readonly LikelyPlace[], { goals: of, headers, routes }: GoalSources): Danger | null {
  const ways: readonly Danger[] = [
    { kind: 'headers', goals: headers, of },
    ...(Object.entries(routes) as [GoalRoute, number][])
      .filter(([route]) => route !== 'ownGoal' && route !== 'buildUp')
      .map(([route, goals]) => ({ kind: 'route', route, goals, of }) as const),
  ];
  const dangers = ways.flatMap((way) =>
    way.kind !== 'player' && isDanger(way.goals, of) ? [{ way, goals: way.goals }] : [],
  );
  const [worst] = sortedBy(dangers, ({ goals }) => -goals);
  if (worst !== undefined) return worst.way;
  const attackers = eleven.filter(({ position }) => teamLineOf(position) === 'attack');
  const [best] = sortedBy(attackers.length === 0 ? eleven : attackers, ({ rating }) => -rating);
  return best === undefined ? null : { kind: 'player', place: best };
}

function isDanger(goals: number, of: number): boolean {
  return goals >= DANGER.goals && goals >= DANGER.share * of;
}
