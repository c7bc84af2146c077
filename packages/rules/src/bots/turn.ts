/** A bot's turn is a chain of public actions, with the same refusals as a manager's (R-BOT-1). */
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Result } from '../core/result.ts';
import type { Player } from '../players/player.ts';

/** What a bot's actions changed. */
export interface BotOutcome extends ClubOutcome {
  /** Players who are no longer the club's, but free and for sale. */
  readonly released: readonly Player[];
}

/** A bot that did nothing. */
export function idle(club: Club): BotOutcome {
  return { club, entries: [], events: [], released: [] };
}

/** One action more, with what it takes beside the club as it is by now; a refused one changes nothing. */
export function andThen<Input extends { readonly club: Club }, Rest extends readonly unknown[]>(
  done: BotOutcome,
  action: (input: Input, ...rest: Rest) => Result<ClubOutcome>,
  input: Omit<Input, 'club'>,
  ...rest: Rest
): BotOutcome {
  const next = action({ ...input, club: done.club } as Input, ...rest);
  return next.ok ? joined(done, { released: [], ...next.value }) : done;
}

/** Two outcomes, one after the other, of which the second started from the first's club. */
export function joined(first: BotOutcome, second: BotOutcome): BotOutcome {
  return {
    club: second.club,
    entries: [...first.entries, ...second.entries],
    events: [...first.events, ...second.events],
    released: [...first.released, ...second.released],
  };
}

/** The input of most steps of a bot's turn. */
export interface BotTurn {
  readonly club: Club;
  readonly now: EpochMs;
}
