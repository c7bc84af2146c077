/** Memory of the commentary: the match so far, never later events. */
import type { EventOf, MatchEvent, SideName } from '../events/event.ts';
import type { NamedSheet, NamedSheets } from './named-sheets.ts';

type Counted = 'goal' | 'foul' | 'offside' | 'corner' | 'save';

export class MatchSoFar {
  home = 0;
  away = 0;
  /** The side that was last ahead. */
  lastLeader: SideName | null = null;
  /** The event before this one. */
  before: MatchEvent | null = null;
  /** And the one before that. */
  beforeThat: MatchEvent | null = null;
  /** The last pass of either side. */
  lastPass: EventOf<'pass'> | null = null;
  readonly #keepers: Record<SideName, string>;
  /** Players who left without a substitute. */
  readonly #gone: Readonly<Record<SideName, Set<string>>> = { home: new Set(), away: new Set() };
  readonly #counts = new Map<string, number>();

  constructor({ home, away }: NamedSheets) {
    const inGoal = ({ tactic }: NamedSheet) => tactic.places.find(({ id }) => id === '0')?.playerId ?? '';
    this.#keepers = { home: inGoal(home), away: inGoal(away) };
  }

  /** The present goalkeeper of a side. */
  keeper(side: SideName): string {
    return this.#keepers[side];
  }

  /** How often it has happened to a player, or a side, with this time. */
  count(what: Counted, whom: string): number {
    return (this.#counts.get(`${what} ${whom}`) ?? 0) + 1;
  }

  /** How many players a side has on the pitch. */
  menLeft(side: SideName): number {
    return 11 - this.#gone[side].size;
  }

  /** Goals that the side is ahead, below 0 behind. */
  lead(side: SideName): number {
    return side === 'home' ? this.home - this.away : this.away - this.home;
  }

  /** Adds a past event to the memory. */
  remember(event: MatchEvent): void {
    // It comes between any two events and separates nothing.
    if (event.type === 'addedTime') return;
    switch (event.type) {
      case 'goal':
        this.home = event.home;
        this.away = event.away;
        if (event.home !== event.away) this.lastLeader = event.home > event.away ? 'home' : 'away';
        if (!event.ownGoal) this.#add('goal', event.player);
        break;
      case 'shot':
        if (event.outcome === 'saved') this.#add('save', event.keeper);
        break;
      case 'pass':
        this.lastPass = event;
        break;
      case 'foul':
      case 'offside':
        this.#add(event.type, event.player);
        break;
      case 'substitution':
        this.#gone[event.side].delete(event.playerOut);
        if (this.#keepers[event.side] === event.playerOut) this.#keepers[event.side] = event.playerIn;
        break;
      case 'keeperChange':
        this.#keepers[event.side] = event.player;
        break;
      case 'card':
        if (event.colour !== 'yellow') this.#gone[event.side].add(event.player);
        break;
      case 'injury':
        // The substitute comes on at once.
        this.#gone[event.side].add(event.player);
        break;
      case 'corner':
        this.#add('corner', event.side);
        break;
      default:
    }
    this.beforeThat = this.before;
    this.before = event;
  }

  #add(what: Counted, whom: string): void {
    this.#counts.set(`${what} ${whom}`, this.count(what, whom));
  }
}
