/** How each player played, from the events alone, with the reasons. */
import type { MatchEvent, SideName } from '../events/event.ts';
import type { MatchInput, SheetPlayer, TeamSheet } from '../input/team-sheet.ts';

/** What moved a rating, and by how much. */
export interface RatingReason {
  readonly reason: RatingReasonName;
  readonly count: number;
  readonly value: number;
}

export interface PlayerRating {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly side: SideName;
  /** 0–10 with one decimal. */
  readonly value: number;
  /** Largest first. They and `BASE_RATING` add up to the value before it is rounded and bounded. */
  readonly reasons: readonly RatingReason[];
}

/** Where everyone starts. */
export const BASE_RATING = 6;

/** Goals of difference from which a defeat is a rout: its players are not rated above the best of the winners. */
const ROUT = 4;
/** By how much he stays below. */
const BELOW_THE_BEST = 0.1;

/** What one of each is worth. The result counts by goals of difference, up to four, and in a rout as much as it takes. */
export const RATING_WEIGHTS = {
  goal: 0.9,
  assist: 0.55,
  ownGoal: -0.8,
  shotOnTarget: 0.12,
  shotOffTarget: -0.06,
  passComplete: 0.008,
  passLost: -0.025,
  tackle: 0.09,
  interception: 0.06,
  clearance: 0.05,
  dribble: 0.07,
  dispossessed: -0.05,
  foul: -0.06,
  penaltyCaused: -0.4,
  yellowCard: -0.15,
  sentOff: -1.5,
  offside: -0.06,
  save: 0.215,
  conceded: -0.17,
  cleanSheet: 0.35,
  result: 0.18,
} as const;

export type RatingReasonName = keyof typeof RATING_WEIGHTS;

/** Ratings of everyone who played, home first, in the order of the sheets. */
export function ratePlayers(events: readonly MatchEvent[], input: MatchInput): PlayerRating[] {
  const book = new Book();
  for (const event of events) enter(book, event);
  const home = sideRatings(events, book, 'home', input.home);
  const away = sideRatings(events, book, 'away', input.away);
  const [ofHome, ofAway] = [goalsOf(events, 'home'), goalsOf(events, 'away')];
  if (ofHome - ofAway >= ROUT) return [...home, ...routed(away, home)];
  return ofAway - ofHome >= ROUT ? [...routed(home, away), ...away] : [...home, ...away];
}

function goalsOf(events: readonly MatchEvent[], side: SideName): number {
  return events.filter((event) => event.type === 'goal' && event.side === side).length;
}

/** Lowers the ratings of a routed side below the best of the winners. */
function routed(losers: readonly PlayerRating[], winners: readonly PlayerRating[]): PlayerRating[] {
  const most = Math.max(...winners.map(({ value }) => value)) - BELOW_THE_BEST;
  return losers.map((rating) => {
    if (rating.value <= most) return rating;
    const total = rating.reasons.reduce((sum, { value }) => sum + value, BASE_RATING);
    const reasons = rating.reasons.map((reason) =>
      reason.reason === 'result' ? { ...reason, value: reason.value + most - total } : reason,
    );
    return { ...rating, value: Math.round(most * 10) / 10, reasons: reasons.sort(byWeight) };
  });
}

function byWeight(a: RatingReason, b: RatingReason): number {
  return Math.abs(b.value) - Math.abs(a.value) || (a.reason < b.reason ? -1 : 1);
}

/** How often each reason applies to each player. */
class Book {
  readonly counts = new Map<string, Map<RatingReasonName, number>>();

  add(player: string | null, reason: RatingReasonName, count = 1): void {
    if (player === null || count === 0) return;
    const own = this.counts.get(player) ?? new Map<RatingReasonName, number>();
    own.set(reason, (own.get(reason) ?? 0) + count);
    this.counts.set(player, own);
  }
}

function enter(book: Book, event: MatchEvent): void {
  switch (event.type) {
    case 'goal':
      book.add(event.player, event.ownGoal ? 'ownGoal' : 'goal');
      book.add(event.assist, 'assist');
      break;
    case 'shot':
      book.add(event.player, event.outcome === 'off' || event.outcome === 'blocked' ? 'shotOffTarget' : 'shotOnTarget');
      if (event.outcome === 'saved') book.add(event.keeper, 'save');
      break;
    case 'pass':
      book.add(event.player, event.complete ? 'passComplete' : 'passLost');
      break;
    case 'tackle':
      book.add(event.player, 'tackle');
      book.add(event.opponent, 'dispossessed');
      break;
    case 'foul':
      book.add(event.player, event.penalty ? 'penaltyCaused' : 'foul');
      break;
    case 'card':
      book.add(event.player, event.colour === 'yellow' ? 'yellowCard' : 'sentOff');
      break;
    case 'interception':
    case 'clearance':
    case 'dribble':
    case 'offside':
      book.add(event.player, event.type);
      break;
    default:
  }
}

function sideRatings(events: readonly MatchEvent[], book: Book, side: SideName, sheet: TeamSheet): PlayerRating[] {
  const conceded = concededBy(events, side, sheet);
  const difference = Math.max(-ROUT, Math.min(ROUT, goalsOf(events, side) - conceded.length));
  for (const keeper of conceded) book.add(keeper, 'conceded');
  if (conceded.length === 0) book.add(starterInGoal(sheet), 'cleanSheet');
  return playersOf(events, side, sheet).map((player) => {
    book.add(player.id, 'result', difference);
    const reasons = [...(book.counts.get(player.id) ?? [])]
      .map(([reason, count]) => ({ reason, count, value: RATING_WEIGHTS[reason] * count }))
      .sort(byWeight);
    const total = reasons.reduce((sum, { value }) => sum + value, BASE_RATING);
    const value = Math.round(Math.max(0, Math.min(10, total)) * 10) / 10;
    return { id: player.id, number: player.number, name: player.name, side, value, reasons };
  });
}

/** The starters and those who came on. */
function playersOf(events: readonly MatchEvent[], side: SideName, { tactic, players }: TeamSheet): SheetPlayer[] {
  const played = new Set<string | null>();
  for (const { id, playerId } of tactic.places) if (Number(id) < 11) played.add(playerId);
  for (const event of events) if (event.type === 'substitution' && event.side === side) played.add(event.playerIn);
  return players.filter(({ id }) => played.has(id));
}

/** Who was in goal at each goal of the opponents. */
function concededBy(events: readonly MatchEvent[], side: SideName, sheet: TeamSheet): (string | null)[] {
  let keeper = starterInGoal(sheet);
  return events.flatMap((event) => {
    if (event.type === 'substitution' && event.side === side && event.playerOut === keeper) keeper = event.playerIn;
    if (event.type === 'keeperChange' && event.side === side) keeper = event.player;
    return event.type === 'goal' && event.side !== side ? [keeper] : [];
  });
}

function starterInGoal({ tactic }: TeamSheet): string | null {
  return tactic.places.find(({ id }) => id === '0')?.playerId ?? null;
}
