/** Statistics of a match, counted from its events. */
import {
  type MatchStatistic,
  NO_STATISTICS,
  REPORT_STATISTICS,
  type ReportStatistic,
} from '@mundo-manager/rules/competitions';
import type { EventOf, MatchEvent } from '../events/event.ts';
import type { MatchInput, TeamSheet } from '../input/team-sheet.ts';

export interface GoalLine {
  /** Null for an own goal. */
  readonly id: string | null;
  /** The scorer, or 'Own Goal'. */
  readonly name: string;
  /** Shirt number; of the defender for an own goal. */
  readonly number: number;
  readonly minutes: number;
}

export interface AssistLine {
  /** Null, with an empty name, for a goal without an assist. */
  readonly id: string | null;
  readonly name: string;
  readonly number: number;
}

/** What one side did. Counts, but for `playTime` (seconds in possession) and `xg` (goals to be expected of its shots). */
export interface SideStats extends Readonly<Record<MatchStatistic | ReportStatistic, number>> {
  readonly score: number;
  /** In order; `assists` has one entry for each. */
  readonly goals: readonly GoalLine[];
  readonly assists: readonly AssistLine[];
}

export interface MatchStats {
  readonly home: SideStats;
  readonly away: SideStats;
}

/** Statistics of both sides. The sheets give names and numbers, the events everything else. */
export function matchStats(events: readonly MatchEvent[], input: MatchInput): MatchStats {
  const home = blank();
  const away = blank();
  for (const event of events) {
    if (event.side === 'home') count(home, event, input.home, input.away);
    else count(away, event, input.away, input.home);
  }
  return { home: finished(home), away: finished(away) };
}

/** Goals that a side scored beyond what its shots were worth; negative if it scored fewer. Own goals come of no shot of its own. R-STT-9 */
export function goalsBeyondXg({ goals, xg }: Pick<SideStats, 'goals' | 'xg'>): number {
  return goals.filter(({ id }) => id !== null).length - xg;
}

/** `SideStats` while it is counted. */
interface Counts extends Writable<Omit<SideStats, 'goals' | 'assists'>> {
  readonly goals: GoalLine[];
  readonly assists: AssistLine[];
}
type Writable<T> = { -readonly [K in keyof T]: T[K] };

const NO_REPORT = Object.fromEntries(REPORT_STATISTICS.map((name) => [name, 0])) as Record<ReportStatistic, number>;

function blank(): Counts {
  return {
    score: 0,
    goals: [],
    assists: [],
    ...NO_STATISTICS,
    ...NO_REPORT,
  };
}

function finished(counts: Counts): SideStats {
  return { ...counts, xg: Math.round(counts.xg * 100) / 100 };
}

function count(counts: Counts, event: MatchEvent, own: TeamSheet, other: TeamSheet): void {
  switch (event.type) {
    case 'goal':
      countGoal(counts, event, own, other);
      break;
    case 'possession':
      counts.playTime += event.seconds;
      break;
    case 'shot':
      counts.shots += 1;
      counts.shotsOnTarget += event.outcome === 'goal' || event.outcome === 'saved' ? 1 : 0;
      counts.xg += event.xg;
      break;
    case 'pass':
      counts.passes += 1;
      counts.wrongPasses += event.complete ? 0 : 1;
      counts.crosses += event.kind === 'cross' ? 1 : 0;
      break;
    case 'corner':
      counts.corners += 1;
      break;
    case 'tackle':
      counts.tackles += 1;
      break;
    case 'offside':
      counts.offsides += 1;
      break;
    case 'foul':
      counts.fouls += 1;
      break;
    case 'card':
      if (event.colour === 'yellow') counts.yellowCards += 1;
      else counts.redCards += 1;
      break;
    case 'injury':
      counts.injuries += 1;
      break;
    default:
  }
}

function countGoal(counts: Counts, event: EventOf<'goal'>, own: TeamSheet, other: TeamSheet): void {
  const scorer = (event.ownGoal ? other : own).players.find(({ id }) => id === event.player);
  const assistant = own.players.find(({ id }) => id === event.assist);
  counts.score += 1;
  counts.goals.push({
    id: event.ownGoal ? null : event.player,
    name: event.ownGoal ? 'Own Goal' : (scorer?.name ?? ''),
    number: scorer?.number ?? 0,
    minutes: event.minute,
  });
  counts.assists.push({ id: event.assist, name: assistant?.name ?? '', number: assistant?.number ?? 0 });
}
