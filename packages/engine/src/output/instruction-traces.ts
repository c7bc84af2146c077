/**
 * Which attacks an instruction leaves its trace in: attacks of its kind, or of the kind that it invites. Events show no
 * more; they can't show the match without it.
 */
import { formationSlots, type Instruction } from '@mundo-manager/rules/tactics';
import type { MatchEvent, SideName } from '../events/event.ts';
import type { TeamSheet } from '../input/team-sheet.ts';
import { type Attack, rivalOf } from './attacks.ts';

/** A row: attacks of which side, and which of them. `by` names the player whose own instruction it was; without it the team's counts. */
interface Trace {
  readonly name: string;
  readonly values: readonly string[];
  /** Whether it is for the own attacks, or lays open to those of the opponents. */
  readonly attacks: 'own' | 'opponents';
  readonly shows: (attack: Attack) => boolean;
  readonly by?: (attack: Attack) => string | null;
}

// biome-ignore format: one instruction a row
const TRACES: readonly Trace[] = [
  { name: 'When Win The Ball',  values: ['Counter Attack'],        attacks: 'own',       shows: ({ route }) => route === 'break' },
  { name: 'When Lose The Ball', values: ['Counter Press'],         attacks: 'own',       shows: ({ route }) => route === 'regain' },
  { name: 'Line of Engagement', values: ['High'],                  attacks: 'own',       shows: ({ route }) => route === 'regain' },
  { name: 'Attack Width',       values: ['Wide'],                  attacks: 'own',       shows: ({ route }) => route === 'cross' },
  { name: 'Final Third Focus',  values: ['Left'],                  attacks: 'own',       shows: ({ flank, route }) => flank === 'left' && isOpenPlay(route) },
  { name: 'Final Third Focus',  values: ['Center'],                attacks: 'own',       shows: ({ flank, route }) => flank === 'centre' && isOpenPlay(route) },
  { name: 'Final Third Focus',  values: ['Right'],                 attacks: 'own',       shows: ({ flank, route }) => flank === 'right' && isOpenPlay(route) },
  { name: 'Crossing Frequency', values: ['More Often'],            attacks: 'own',       shows: ({ route }) => route === 'cross',                            by: ({ shot }) => shot.assist },
  { name: 'Shooting Frequency', values: ['More Often'],            attacks: 'own',       shows: ({ route }) => route === 'longShot',                         by: ({ shot }) => shot.player },
  { name: 'Defensive Line',     values: ['Higher', 'Much Higher'], attacks: 'opponents', shows: ({ route }) => route === 'break' },
  { name: 'Defense Width',      values: ['Narrow'],                attacks: 'opponents', shows: ({ route }) => route === 'cross' },
  { name: 'Passing Risks',      values: ['Take More Risks'],       attacks: 'opponents', shows: ({ lostBy }) => lostBy !== null,                             by: ({ lostBy }) => lostBy },
  { name: 'Tackling',           values: ['Tackle Harder'],         attacks: 'opponents', shows: ({ fouledBy }) => fouledBy !== null,                         by: ({ fouledBy }) => fouledBy },
];

function isOpenPlay(route: Attack['route']): boolean {
  return route !== 'penalty' && route !== 'corner' && route !== 'freeKick';
}

/** An instruction of a side with the attacks that bear its trace. */
export interface InstructionTrace extends Instruction {
  /** Whose instruction. */
  readonly side: SideName;
  /** Whether the attacks are its own; otherwise they are those of the opponents. */
  readonly isOwn: boolean;
  readonly attacks: readonly Attack[];
}

/** The instructions of a side that left a trace in a match. */
export function tracesOf(
  side: SideName,
  {
    sheet,
    attacks,
    events,
  }: { readonly sheet: TeamSheet; readonly attacks: readonly Attack[]; readonly events: readonly MatchEvent[] },
): InstructionTrace[] {
  const byPlayer = instructionsByPlayer(side, sheet, events);
  const plans = plansOf(side, sheet, events);
  return TRACES.flatMap(({ name, values, attacks: whose, shows, by }) => {
    const attacker = whose === 'own' ? side : rivalOf(side);
    const shown = attacks.filter((attack) => attack.shot.side === attacker && shows(attack));
    return values.flatMap((value) => {
      const hasInstruction = (list: readonly Instruction[] | undefined) =>
        list?.some((instruction) => instruction.name === name && instruction.value === value) === true;
      const borne = shown.filter((attack) => {
        const plan = plans.findLast(({ from }) => from <= attack.shot.tick);
        if (by === undefined) return hasInstruction(plan?.team);
        return plan?.isOwnTactic === true && hasInstruction(byPlayer.get(by(attack) ?? ''));
      });
      return borne.length === 0 ? [] : [{ side, name, value, isOwn: whose === 'own', attacks: borne }];
    });
  });
}

/** Team instructions from a tick on. */
interface PlanFrom {
  readonly from: number;
  readonly team: readonly Instruction[];
  /** Whether the tactic of kick-off is still played: events do not show the instructions of another one. */
  readonly isOwnTactic: boolean;
}

/** The plans of a side: that of kick-off, then one for each change by an order. */
function plansOf(side: SideName, { tactic, tactics = {} }: TeamSheet, events: readonly MatchEvent[]): PlanFrom[] {
  const plans: PlanFrom[] = [];
  let plan: PlanFrom = { from: 0, team: tactic.teamInstructions, isOwnTactic: true };
  plans.push(plan);
  for (const event of events) {
    if (event.type !== 'tacticalChange' || event.side !== side) continue;
    const { name, value, tactic: changed, tick: from } = event;
    if (changed !== null) {
      plan = { from, team: tactics[changed]?.teamInstructions ?? [], isOwnTactic: false };
    } else if (name !== null && value !== null) {
      plan = { ...plan, from, team: [...plan.team.filter((other) => other.name !== name), { name, value }] };
    }
    plans.push(plan);
  }
  return plans;
}

/** The instructions of each player who played: a substitute takes over the place. */
function instructionsByPlayer(
  side: SideName,
  { tactic }: TeamSheet,
  events: readonly MatchEvent[],
): ReadonlyMap<string, readonly Instruction[]> {
  const slots = formationSlots(tactic.formation);
  const byPlayer = new Map<string, readonly Instruction[]>();
  for (const { id, playerId } of tactic.places) {
    const position = slots[Number(id)]?.position;
    const own = tactic.playersInstructions.find((entry) => entry.position === position);
    if (playerId !== null && own !== undefined) byPlayer.set(playerId, own.instructions);
  }
  for (const event of events) {
    if (event.type !== 'substitution' || event.side !== side) continue;
    byPlayer.set(event.playerIn, byPlayer.get(event.playerOut) ?? []);
  }
  return byPlayer;
}
