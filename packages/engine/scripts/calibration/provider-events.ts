/**
 * A match in the event format of a data provider: one event a touch, with start, end and success (L. Pappalardo et al.,
 * Scientific Data 6, 236 (2019)). Real and simulated matches are measured from this format.
 */
import { createRandom, randomInteger } from '@mundo-manager/rules/core';
import { lineOf, type Position } from '@mundo-manager/rules/positions';
import { formationSlots } from '@mundo-manager/rules/tactics';
import type { EventOf, MatchEvent, MatchInput, MatchResult } from '../../src/index.ts';

type Role = 'GK' | 'DF' | 'MD' | 'FW';
// biome-ignore format: one group a row
type ProviderEventType =
  | 'pass' | 'cross' | 'shot'
  | 'throw' | 'goalkick' | 'corner' | 'freekick' | 'fkshot' | 'penalty'
  | 'foul' | 'offside' | 'owngoal' | 'yellow' | 'secondyellow' | 'red';

export interface ProviderEvent {
  period: number;
  /** From the start of the period. */
  second: number;
  /** 0 home, 1 away. */
  team: 0 | 1;
  player: string;
  /** The player's place in the formation; a substitute has the place of the player he replaced. */
  position: Position;
  type: ProviderEventType;
  /** Whole metres: x 0–105 towards the goal that the team attacks, y 0–68 from its left. */
  x: number;
  y: number;
  endX: number;
  endY: number;
  /** A pass that reached a team-mate, a shot on target. */
  ok: boolean;
  goal: boolean;
  /** Of shots alone. */
  shot?: Pick<EventOf<'shot'>, 'xg' | 'header'> & { readonly assistant: Position | null };
}

/** Restarts by the engine's name. A kick-off is a pass. */
const RESTARTS = {
  throwIn: 'throw',
  goalKick: 'goalkick',
  corner: 'corner',
  freeKick: 'freekick',
  penalty: 'penalty',
} as const satisfies Partial<Record<MatchEvent['type'], ProviderEventType>>;
/** Cards by the engine's colour. */
const CARDS: Readonly<Record<string, ProviderEventType>> = {
  yellow: 'yellow',
  secondYellow: 'secondyellow',
  red: 'red',
};
/** Ticks within which the taker's kick belongs to its restart. */
const TAKEN_WITHIN = 6;
const TICKS_A_SECOND = 2;

type Restart = EventOf<keyof typeof RESTARTS>;

/** The events of a match in order of time. */
export function providerEvents({ events }: Pick<MatchResult, 'events'>, input: MatchInput): ProviderEvent[] {
  const positions = positionsOf(events, input);
  const written: ProviderEvent[] = [];
  let period = { number: 1, tick: 0 };
  let open: { readonly event: Restart; readonly row: ProviderEvent } | null = null;
  const write = (event: MatchEvent, type: ProviderEventType, player: string, tick = event.tick): ProviderEvent => {
    const [x, y] = attacking(event.side, event.x, event.y);
    const row: ProviderEvent = {
      period: period.number,
      second: (tick - period.tick) / TICKS_A_SECOND,
      team: event.side === 'home' ? 0 : 1,
      player,
      position: positions.get(player) ?? 'CM',
      type,
      x,
      y,
      endX: x,
      endY: y,
      ok: false,
      goal: false,
    };
    written.push(row);
    return row;
  };
  /** The restart that a kick carries out, or a row of its own. */
  const kick = (event: EventOf<'pass'> | EventOf<'shot'>, type: ProviderEventType, tick: number): ProviderEvent => {
    const taken = open !== null && open.event.player === event.player && tick - open.event.tick <= TAKEN_WITHIN;
    const row = taken && open !== null ? open.row : write(event, type, event.player, tick);
    open = null;
    return row;
  };

  for (const event of events) {
    switch (event.type) {
      case 'periodStart':
        period = { number: event.period, tick: event.tick };
        open = null;
        break;
      case 'throwIn':
      case 'goalKick':
      case 'corner':
      case 'freeKick':
      case 'penalty':
        open = { event, row: write(event, RESTARTS[event.type], event.player) };
        break;
      case 'pass': {
        const row = kick(event, event.kind === 'cross' ? 'cross' : 'pass', event.kickTick ?? event.tick);
        [row.endX, row.endY] = attacking(event.side, event.endX ?? event.x, event.endY ?? event.y);
        row.ok = event.complete;
        break;
      }
      case 'shot': {
        const row = kick(event, 'shot', event.tick);
        if (row.type === 'freekick') row.type = 'fkshot';
        else if (row.type !== 'penalty') row.type = 'shot';
        [row.endX, row.endY] = [105, 34];
        row.goal = event.outcome === 'goal';
        row.ok = row.goal || event.outcome === 'saved';
        row.shot = {
          xg: event.xg,
          header: event.header,
          assistant: event.assist === null ? null : (positions.get(event.assist) ?? null),
        };
        break;
      }
      case 'goal':
        if (event.ownGoal) write(ownGoalOf(event), 'owngoal', event.player);
        break;
      case 'foul':
      case 'offside':
        write(event, event.type, event.player);
        break;
      default: {
        const card = 'colour' in event ? CARDS[String(event.colour)] : undefined;
        if (card !== undefined && 'player' in event) write(event, card, String(event.player));
      }
    }
  }
  written.sort((one, other) => one.period - other.period || one.second - other.second);
  recordTenths(written);
  endClearedRestarts(written);
  return written;
}

/**
 * The line of a player's place. Providers call a winger a forward as often as a midfielder: the left one is a forward in matches of odd number, the right
 * one in the others.
 */
export function roleOf(position: Position, match: number): Role {
  if (position === 'GK') return 'GK';
  if (position === 'LW' || position === 'RW') return (position === 'LW') === (match % 2 === 1) ? 'FW' : 'MD';
  return ({ defence: 'DF', midfield: 'MD', attack: 'FW' } as const)[lineOf(position)];
}

/** The own goal as an event of the side that suffers it. */
function ownGoalOf(event: EventOf<'goal'>): EventOf<'goal'> {
  return { ...event, side: event.side === 'home' ? 'away' : 'home' };
}

/** The engine has half seconds, providers write tenths: one of its half second is drawn for each event, in their order. */
function recordTenths(written: readonly ProviderEvent[]): void {
  const random = createRandom(`tenths ${written.length}`);
  for (const [at, row] of written.entries()) {
    const before = written[at - 1];
    const second = row.second + randomInteger(random, 0, 4) / 10;
    row.second = before?.period === row.period ? Math.max(before.second, second) : second;
  }
}

/** A restart that was hit away ends where the next event begins. */
function endClearedRestarts(written: readonly ProviderEvent[]): void {
  for (const [at, row] of written.entries()) {
    const next = written[at + 1];
    const unplayed =
      row.type === 'goalkick' || row.type === 'freekick' || row.type === 'throw' || row.type === 'corner';
    if (!unplayed || next === undefined || row.endX !== row.x || row.endY !== row.y) continue;
    const own = next.team === row.team;
    [row.endX, row.endY] = own ? [next.x, next.y] : [105 - next.x, 68 - next.y];
    row.ok = own;
  }
}

function attacking(side: MatchEvent['side'], x: number, y: number): [number, number] {
  return side === 'home' ? [Math.round(x), Math.round(y)] : [Math.round(105 - x), Math.round(68 - y)];
}

/** The place of each player in his formation, by id. */
export function positionsOf(events: readonly MatchEvent[], { home, away }: MatchInput): Map<string, Position> {
  const positions = new Map<string, Position>();
  for (const { tactic } of [home, away]) {
    for (const [place, { position }] of formationSlots(tactic.formation).entries()) {
      const id = tactic.places[place]?.playerId;
      if (id !== null && id !== undefined) positions.set(id, position);
    }
  }
  for (const event of events) {
    if (event.type !== 'substitution') continue;
    positions.set(event.playerIn, positions.get(event.playerOut) ?? 'CM');
  }
  return positions;
}
