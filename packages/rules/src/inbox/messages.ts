/** The club's inbox: messages as data, made from events. What they say is the screen's. */
import type { ClubId, CompetitionId, EpochMs, InvitationId, MatchId, PlayerId } from '../core/ids.ts';
import { newestFirst } from '../core/newest-first.ts';
import type { GameEvent, GameEventType } from './events.ts';

/** What a message is about. */
export type MessageKind = 'result' | 'transfer' | 'squad' | 'prize' | 'sponsor' | 'league' | 'money' | 'operator';

/** The screen that a message is about, with the id it shows. R-INB-5 */
export type InboxLink =
  | { readonly screen: 'matchStats'; readonly matchId: MatchId }
  | { readonly screen: 'playerDetails'; readonly playerId: PlayerId }
  | { readonly screen: 'competition'; readonly competitionId: CompetitionId }
  | { readonly screen: 'squad' | 'finances' | 'account' | 'friendlies' | 'training' };

type FactsOf<Event> = Event extends unknown ? Omit<Event, 'clubId' | 'date'> : never;

/** The facts of the event beyond its club and moment; its `type` discriminates them. */
export type MessageFacts = FactsOf<Extract<GameEvent, { type: MessageEventType }>>;

/** A message of the inbox, as data; its text is the screen's. */
export interface InboxMessage {
  /** The same for the same event at any index of a list. */
  readonly id: string;
  readonly kind: MessageKind;
  readonly clubId: ClubId;
  readonly date: EpochMs;
  readonly facts: MessageFacts;
  readonly link: InboxLink;
  readonly read: boolean;
}

/** Which events a manager wants to read; the rest are in the statement, or his own doing a moment ago. */
const KINDS = {
  'match-finished': 'result',
  'player-bought': 'transfer',
  'player-sold': 'transfer',
  'player-released': 'transfer',
  'player-retired': 'transfer',
  'player-promoted': 'transfer',
  'watched-for-sale': 'transfer',
  'watched-price-reached': 'transfer',
  'training-planned': 'squad',
  'player-suspended': 'squad',
  'player-injured': 'squad',
  'prize-won': 'prize',
  'sponsorship-signed': 'sponsor',
  'sponsorship-expired': 'sponsor',
  'debt-warned': 'money',
  'debt-selling': 'money',
  'debt-administration': 'money',
  'debt-paid': 'money',
  'balance-adjusted': 'operator',
  'club-renamed': 'operator',
  'manager-banned': 'operator',
  'manager-unbanned': 'operator',
  'manager-silenced': 'operator',
  'manager-unsilenced': 'operator',
  'post-hidden': 'operator',
  'post-restored': 'operator',
  'vacation-started': 'squad',
  'bot-took-over': 'squad',
  'vacation-ended': 'squad',
  'emails-ended': 'operator',
  'competition-joined': 'league',
  'competition-drawn': 'league',
  'competition-finished': 'league',
  'club-promoted': 'league',
  'club-relegated': 'league',
  'friendly-invited': 'league',
  'friendly-accepted': 'league',
  'friendly-declined': 'league',
  'friendly-expired': 'league',
  'friendly-lapsed': 'league',
  'friendly-cancelled': 'league',
} as const satisfies Partial<Record<GameEventType, MessageKind>>;

type MessageEventType = keyof typeof KINDS;

/** Events after which the player is not in the squad any more. */
const LEFT: readonly MessageEventType[] = ['player-sold', 'player-released', 'player-retired'];
/** Events that are about the manager himself, not his club. */
const ABOUT_THE_MANAGER: readonly MessageEventType[] = [
  'manager-banned',
  'manager-unbanned',
  'manager-silenced',
  'manager-unsilenced',
  'vacation-started',
  'bot-took-over',
  'vacation-ended',
  'emails-ended',
];
type MessageEvent = Extract<GameEvent, { type: MessageEventType }>;

/** The unread messages that the events give, newest first; events that are no news give none. R-INB-1 to R-INB-3 */
export function inboxMessages(events: readonly GameEvent[]): InboxMessage[] {
  return newestFirst(events.filter(isNews)).map(message);
}

function isNews(event: GameEvent): event is MessageEvent {
  return event.type in KINDS;
}

function message(event: MessageEvent): InboxMessage {
  const { clubId, date, ...facts } = event;
  const { matchId, competitionId, playerId, invitationId }: Subjects = event;
  return {
    id: [clubId, date, event.type, matchId ?? playerId ?? competitionId ?? invitationId].join(':'),
    kind: KINDS[event.type],
    clubId,
    date,
    facts,
    link: linkOf(event),
    read: false,
  };
}

/** The subject of an event; it also distinguishes two events of one type that a club has at the same moment. */
interface Subjects {
  readonly type: MessageEventType;
  readonly matchId?: MatchId;
  readonly competitionId?: CompetitionId;
  readonly playerId?: PlayerId;
  readonly invitationId?: InvitationId;
}

function linkOf({ type, matchId, competitionId, playerId, invitationId }: Subjects): InboxLink {
  if (invitationId !== undefined) return { screen: 'friendlies' };
  if (matchId !== undefined) return { screen: 'matchStats', matchId };
  if (playerId !== undefined) return LEFT.includes(type) ? { screen: 'squad' } : { screen: 'playerDetails', playerId };
  if (type === 'training-planned') return { screen: 'training' };
  if (ABOUT_THE_MANAGER.includes(type)) return { screen: 'account' };
  return competitionId === undefined ? { screen: 'finances' } : { screen: 'competition', competitionId };
}
