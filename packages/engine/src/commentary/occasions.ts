/** What is said of an event: on which occasion it is a line, and which names and figures go into it. */
import type { CardReason, EventOf, MatchEvent, SideName } from '../events/event.ts';
import type { MatchSoFar } from './match-so-far.ts';
import type { LineOccasion, Wing } from './phrases.ts';
import { hasWall, shotOccasion } from './shot.ts';

/** Goals of both sides. */
export interface GoalCount {
  readonly home: number;
  readonly away: number;
}

export interface Said {
  readonly occasion: LineOccasion;
  /** Ids of who did it, and to or with whom. */
  readonly player?: string;
  readonly other?: string;
  readonly score?: GoalCount;
  readonly count?: number;
  readonly flank?: Wing;
  /** How many players a side has left. */
  readonly men?: number;
  /** The side that `{team}` names, where it is not the event's. */
  readonly team?: SideName;
}

/** What is said where everything has been said that fits an occasion better. */
export const PLAINER: Readonly<Partial<Record<LineOccasion, LineOccasion>>> = {
  savedHeader: 'saved',
  savedFar: 'saved',
  savedBigChance: 'saved',
  savedAgain: 'saved',
  freeKickSaved: 'saved',
  offHeader: 'off',
  offFar: 'off',
  offBigChance: 'off',
  freeKickOff: 'off',
  lateChance: 'off',
  freeKickBlocked: 'blocked',
  freeKickWall: 'freeKick',
  offsideAgain: 'offside',
  cornerAgain: 'corner',
  foulNear: 'foul',
  foulAgain: 'foul',
  substitutionBehind: 'substitution',
  foulAdvantage: 'foul',
  yellowCardTactical: 'yellowCard',
  yellowCardPersistent: 'yellowCard',
  yellowCardTimeWasting: 'yellowCard',
};

const MANY_FOULS = 3;
const MANY_CORNERS = 4;
const LATE_CHANGE_MINUTE = 60;
/** Metres: from there a free kick is a chance. */
const NEAR_GOAL = { distance: 27, across: 25 };

/** Null for an event without a line. A goal has its own function. `rest` are the events after this one. */
export function commentaryOccasion(event: MatchEvent, story: MatchSoFar, rest: readonly MatchEvent[]): Said | null {
  const score = scoreOf(story);
  switch (event.type) {
    case 'periodStart':
      return { occasion: START[event.period] ?? 'extraTimeSecondHalf', score };
    case 'addedTime':
      if (event.minutes === 0) return null;
      return { occasion: event.minutes === 1 ? 'addedMinute' : 'addedMinutes', count: event.minutes };
    case 'periodEnd':
      return periodEnd(event, rest);
    case 'shot': {
      const occasion = shotOccasion(event, story);
      return occasion && { occasion, player: event.player, score, count: story.count('save', event.keeper) };
    }
    case 'foul': {
      const { player, opponent: other } = event;
      const count = story.count('foul', player);
      return {
        occasion: foulOccasion(event, story),
        player,
        other,
        count,
        ...(event.advantage && { team: rivalOf(event.side) }),
      };
    }
    case 'card':
      return cardSaid(event, story);
    case 'tacticalChange':
      return event.tactic === null ? null : { occasion: 'tacticChange' };
    case 'injury':
      return { occasion: event.cause === 'contact' ? 'injuryContact' : 'injuryMuscle', player: event.player };
    case 'keeperChange': {
      const { before } = story;
      const isSubstitute = before?.type === 'substitution' && before.playerIn === event.player;
      return { occasion: isSubstitute ? 'keeperChangeSubstitute' : 'keeperChange', player: event.player };
    }
    case 'offside': {
      const count = story.count('offside', event.player);
      return { occasion: count > 1 ? 'offsideAgain' : 'offside', player: event.player, count };
    }
    case 'corner': {
      const count = story.count('corner', event.side);
      const again = count >= MANY_CORNERS && count % 2 === 0;
      return { occasion: again ? 'cornerAgain' : 'corner', player: event.player, count, flank: flankOf(event) };
    }
    case 'freeKick':
      if (!isNearGoal(event, event.side)) return null;
      return hasWall(event)
        ? { occasion: 'freeKickWall', player: event.player, count: event.wall ?? 0 }
        : { occasion: 'freeKick', player: event.player };
    case 'penalty':
      return { occasion: 'penalty', player: event.player };
    case 'substitution': {
      const behind = event.minute >= LATE_CHANGE_MINUTE && story.lead(event.side) < 0;
      const occasion = behind ? 'substitutionBehind' : 'substitution';
      return { occasion, player: event.playerIn, other: event.playerOut };
    }
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

function scoreOf({ home, away }: GoalCount): GoalCount {
  return { home, away };
}

const START: Readonly<Record<number, Said['occasion']>> = { 1: 'kickOff', 2: 'secondHalf', 3: 'extraTime' };

/** Later events show whether the match goes on. */
function periodEnd({ period, home, away }: EventOf<'periodEnd'>, rest: readonly MatchEvent[]): Said {
  const score = scoreOf({ home, away });
  const goalless = home + away === 0;
  if (period === 1) return { occasion: goalless ? 'halfTimeGoalless' : 'halfTime', score };
  if (period === 3) return { occasion: 'extraTimeHalf', score };
  if (rest.some(({ type }) => type === 'periodStart')) return { occasion: 'extraTimeComes', score };
  if (rest.some(({ type }) => type === 'shootOutKick')) return { occasion: 'shootOutComes', score };
  if (home === away) return { occasion: goalless ? 'fullTimeGoalless' : 'fullTimeDraw', score };
  const team = home > away ? 'home' : 'away';
  return { occasion: Math.abs(home - away) > 3 ? 'fullTimeRout' : 'fullTimeWin', score, team };
}

function foulOccasion(event: EventOf<'foul'>, story: MatchSoFar): Said['occasion'] {
  if (event.penalty) return 'penaltyFoul';
  if (event.advantage) return 'foulAdvantage';
  if (isNearGoal(event, event.side === 'home' ? 'away' : 'home')) return 'foulNear';
  return story.count('foul', event.player) >= MANY_FOULS ? 'foulAgain' : 'foul';
}

/** `{team}` is the side that was fouled, so that `{rival}` is the one with a card. */
function cardSaid({ player, opponent, colour, reason, side }: EventOf<'card'>, story: MatchSoFar): Said {
  const said = { player, other: opponent ?? '', team: rivalOf(side), men: story.menLeft(side) - 1 };
  if (colour === 'secondYellow') return { occasion: 'secondYellowCard', ...said };
  if (colour === 'red') return { occasion: reason === 'deniedGoal' ? 'redCardDenied' : 'redCard', ...said };
  return { occasion: YELLOW[reason] ?? 'yellowCard', ...said };
}

const YELLOW: Readonly<Partial<Record<CardReason, Said['occasion']>>> = {
  tacticalFoul: 'yellowCardTactical',
  persistentFouls: 'yellowCardPersistent',
  timeWasting: 'yellowCardTimeWasting',
};

function rivalOf(side: SideName): SideName {
  return side === 'home' ? 'away' : 'home';
}

/** Whether a place is near the goal that a side attacks. */
function isNearGoal({ x, y }: MatchEvent, attacker: SideName): boolean {
  const toGoalLine = attacker === 'home' ? 105 - x : x;
  return toGoalLine < NEAR_GOAL.distance && Math.abs(y - 34) < NEAR_GOAL.across;
}

/** As the attackers see it. */
function flankOf({ side, y }: MatchEvent): Wing {
  return (side === 'home') === y < 34 ? 'left' : 'right';
}
