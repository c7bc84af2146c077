/** A bot's planned substitutions and conditional orders of a match. */
import { conditionAfterMatch } from '../condition/match.ts';
import { clamp } from '../core/clamp.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { ratingIn } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad-limits.ts';
import { positionCode } from '../positions/code.ts';
import { lineOf } from '../positions/line.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { worthAt } from '../tactics/auto-pick.ts';
import { formationSlots } from '../tactics/formations.ts';
import { TEAM_INSTRUCTIONS } from '../tactics/instructions.ts';
import { benchOf } from '../tactics/line-ups.ts';
import type { Order, OrderCondition } from '../tactics/order.ts';
import type { Substitution, Tactic } from '../tactics/tactic.ts';
import { BOT_HABITS } from './constants.ts';

/** Formation and places. */
export type FormationPlaces = Pick<Tactic, 'formation' | 'places'>;

/** The mentalities, the most cautious first. */
const MENTALITIES = TEAM_INSTRUCTIONS.find(({ name }) => name === 'Mentality')?.options ?? [];

/** The mentality a number of steps bolder than Balanced, or more cautious below zero. */
export function mentality(steps: number): string {
  const middle = MENTALITIES.indexOf('Balanced');
  return MENTALITIES[clamp(0, middle + steps, MENTALITIES.length - 1)] ?? 'Balanced';
}

/**
 * The outfield starters who will tire most, each replaced by the best reserve of his position who is then better.
 * Limited to the changes that the bot plans; the others are for injuries and orders. R-BOT-17
 */
export function plannedChanges(tactic: FormationPlaces, players: readonly Player[], ruleset: Ruleset): Substitution[] {
  const { maximumSubstitutions, substitutionMinutes } = ruleset.tactics;
  const minutes = substitutionMinutes.filter((minute) => minute >= BOT_HABITS.changesFrom);
  const most = Math.min(maximumSubstitutions, BOT_HABITS.changes, minutes.length);
  let bench = substitutes(tactic, players, ruleset);
  const changes: Substitution[] = [];
  for (const { player, position, left } of mostTired(tactic, players, ruleset)) {
    const minute = minutes[changes.length];
    if (minute === undefined || changes.length === most) break;
    const worth = (other: Player) => ratingIn(other, position, ruleset) * worthAt(other.attributes.condition);
    const [best] = sortedBy(bench, (other) => -worth(other));
    if (best === undefined || worth(best) <= ratingIn(player, position, ruleset) * worthAt(left)) continue;
    bench = bench.filter((other) => other !== best);
    changes.push({ minutes: minute, playerIn: best.id, playerOut: player.id });
  }
  return changes;
}

/** The outfield starters, each with the condition that a whole match would leave him; the lowest first. */
function mostTired({ formation, places }: FormationPlaces, players: readonly Player[], ruleset: Ruleset) {
  const starters = formationSlots(formation).flatMap(({ position }, index) => {
    const player = players.find(({ id }) => id === places[index]?.playerId);
    return player === undefined || position === 'GK'
      ? []
      : [{ player, position, left: leftOf(player, position, ruleset) }];
  });
  return sortedBy(starters, ({ left }) => left);
}

function leftOf({ attributes: { condition, stamina } }: Player, position: Position, ruleset: Ruleset): number {
  return conditionAfterMatch(condition, { stamina, positionCode: positionCode(position), factor: 1 }, ruleset);
}

function substitutes(tactic: FormationPlaces, players: readonly Player[], ruleset: Ruleset): Player[] {
  const bench = benchOf(tactic, ruleset);
  return players.filter((player) => bench.includes(player.id) && !isKeeper(player));
}

/**
 * A bolder mentality and a forward for a tired midfielder from minute 70 on when behind; a more cautious one from minute 80 on when ahead, and with a man
 * less. R-BOT-18
 */
export function matchOrders(
  tactic: FormationPlaces & Pick<Tactic, 'substitutions'>,
  steps: number,
  players: readonly Player[],
  ruleset: Ruleset,
): Order[] {
  const from = (minute: number): OrderCondition => ({ kind: 'minute', from: minute, to: null });
  const behind: readonly OrderCondition[] = [
    from(BOT_HABITS.chasesFrom),
    { kind: 'score', state: 'trailing', goals: 1 },
  ];
  const ahead: readonly OrderCondition[] = [from(BOT_HABITS.holdsFrom), { kind: 'score', state: 'leading', goals: 1 }];
  const ask = (when: readonly OrderCondition[], other: number): Order[] =>
    mentality(other) === mentality(steps)
      ? []
      : [{ when, action: { kind: 'instruction', name: 'Mentality', value: mentality(other) } }];
  const planned = tactic.substitutions.map(({ playerIn }) => playerIn);
  const forwards = substitutes(tactic, players, ruleset).filter(
    ({ id, personalData: { position } }) => lineOf(position) === 'attack' && !planned.includes(id),
  );
  const [forward] = sortedBy(forwards, (player) => -ratingIn(player, player.personalData.position, ruleset));
  const orders: readonly Order[] = [
    ...ask(behind, steps + 1),
    ...(forward === undefined
      ? []
      : [
          {
            when: behind,
            action: { kind: 'substitution', playerIn: forward.id, out: { kind: 'mostTired', line: 'midfield' } },
          } as const,
        ]),
    ...ask(ahead, steps - 1),
    ...ask([{ kind: 'players', state: 'fewer' }], steps - 1),
  ];
  return orders.slice(0, ruleset.tactics.maximumOrders);
}
