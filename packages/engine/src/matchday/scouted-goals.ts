/** The goals of a match with the way each came about, as the opponent report counts them. R-OPP-6 */
import type { ScoutedGoal } from '@mundo-manager/rules/opponents';
import type { EventOf, MatchEvent, SideName } from '../events/event.ts';
import type { MatchInput } from '../input/team-sheet.ts';
import { across, LENGTH } from '../model/pitch.ts';
import { alongOf, attacksOf } from '../output/attacks.ts';

/** Every goal but those of a shoot-out: first those of shots, in order, then own goals. Metres to one decimal. */
export function scoutedGoals(events: readonly MatchEvent[], input: MatchInput): ScoutedGoal[] {
  const shots = attacksOf(events).filter(({ shot }) => shot.outcome === 'goal');
  const ownGoals = events.filter((event): event is EventOf<'goal'> => event.type === 'goal' && event.ownGoal);
  return [
    ...shots.map(({ shot, route }) => ({ ...placeOf(shot, input), route, header: shot.header })),
    ...ownGoals.map((goal) => ({ ...placeOf(goal, input), route: 'ownGoal' as const, header: false })),
  ];
}

function placeOf(
  { side, x, y }: { readonly side: SideName; readonly x: number; readonly y: number },
  input: MatchInput,
): Pick<ScoutedGoal, 'clubId' | 'distance' | 'across'> {
  return {
    clubId: input[side].club.id,
    distance: decimetres(LENGTH - alongOf(side, x)),
    across: decimetres(across(side === 'home' ? 0 : 1, y)),
  };
}

function decimetres(metres: number): number {
  return Math.round(metres * 10) / 10;
}
