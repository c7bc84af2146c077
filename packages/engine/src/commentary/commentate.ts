/** Events to lines of Brazilian Portuguese: true to the event, and never the same sentence twice in a row for one occasion. */
import type { EventOf, MatchEvent, SideName } from '../events/event.ts';
import type { MatchInput } from '../input/team-sheet.ts';
import { LINES, type Occasion } from './lines.ts';

/** A line of commentary. */
export interface CommentaryLine {
  readonly tick: number;
  readonly minute: number;
  readonly added: number;
  readonly side: SideName;
  readonly occasion: Occasion;
  readonly text: string;
}

interface Said {
  readonly occasion: Occasion;
  readonly player?: string;
  readonly other?: string;
  readonly score?: string;
}

/** Lines for all events that are worth one. They depend on the events and the sheets alone, never on the match's random stream. */
export function commentate(events: readonly MatchEvent[], input: MatchInput): CommentaryLine[] {
  const people = [...input.home.players, ...input.away.players];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const turns = new Map<Occasion, number>();
  return events.flatMap((event, at) => {
    const said = wordsFor(event, events, at);
    if (said === null) return [];
    const { occasion, player = '', other = '', score = '' } = said;
    const turn = turns.get(occasion) ?? event.tick % LINES[occasion].length;
    turns.set(occasion, turn + 1);
    const text = (LINES[occasion][turn % LINES[occasion].length] ?? '')
      .replaceAll('{player}', names.get(player) ?? '')
      .replaceAll('{other}', names.get(other) ?? '')
      .replaceAll('{team}', input[event.side].club.name)
      .replaceAll('{score}', score);
    const { tick, minute, added, side } = event;
    return [{ tick, minute, added, side, occasion, text }];
  });
}

function wordsFor(event: MatchEvent, events: readonly MatchEvent[], at: number): Said | null {
  switch (event.type) {
    case 'periodStart':
      return { occasion: event.period === 1 ? 'kickOff' : event.period === 2 ? 'secondHalf' : 'extraTime' };
    case 'periodEnd':
      return { occasion: endOf(event, events.slice(at + 1)), score: scoreOf(event) };
    case 'goal':
      return { ...goalWords(event, events[at - 1]), score: scoreOf(event) };
    case 'shot':
      return shotWords(event);
    case 'foul':
      return event.penalty ? null : { occasion: 'foul', player: event.player, other: event.opponent };
    case 'penalty':
    case 'offside':
    case 'corner':
      return { occasion: event.type, player: event.player };
    case 'substitution':
      return { occasion: 'substitution', player: event.playerIn, other: event.playerOut };
    case 'shootOutKick':
      return {
        occasion: event.scored ? 'shootOutScored' : 'shootOutMissed',
        player: event.player,
        score: scoreOf(event),
      };
    default:
      return null;
  }
}

function endOf({ period }: EventOf<'periodEnd'>, rest: readonly MatchEvent[]): Occasion {
  if (period === 1) return 'halfTime';
  return rest.length === 0 ? 'fullTime' : 'periodEnd';
}

/** A goal is told by the shot before it. */
function goalWords(event: EventOf<'goal'>, before: MatchEvent | undefined): Said {
  const { player, assist } = event;
  if (event.ownGoal) return { occasion: 'ownGoal', player };
  const shot = before?.type === 'shot' ? before : null;
  if (shot?.origin === 'penalty') return { occasion: 'penaltyGoal', player };
  if (shot?.header) return { occasion: 'header', player };
  return assist === null ? { occasion: 'goal', player } : { occasion: 'goalWithAssist', player, other: assist };
}

function shotWords({ outcome, origin, player, keeper }: EventOf<'shot'>): Said | null {
  if (outcome === 'goal') return null;
  if (origin === 'penalty') return { occasion: 'penaltyMissed', player };
  return { occasion: outcome, player, other: keeper };
}

function scoreOf({ home, away }: { readonly home: number; readonly away: number }): string {
  return `${home} a ${away}`;
}
