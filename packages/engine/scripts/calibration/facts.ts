/** What calibration wants to know of a match, from its result. */
import type { MatchResult, SideStats } from '../../src/index.ts';

export interface SideFacts
  extends Pick<
    SideStats,
    'shots' | 'shotsOnTarget' | 'passes' | 'corners' | 'crosses' | 'tackles' | 'offsides' | 'fouls'
  > {
  readonly goals: number;
  readonly completed: number;
  /** Share of the match's possession. */
  readonly possession: number;
  readonly xg: number;
}

export interface MatchFacts {
  readonly gap: number;
  readonly sides: readonly [SideFacts, SideFacts];
  readonly firstHalf: number;
  readonly setPiece: number;
  readonly headed: number;
  readonly own: number;
  readonly assisted: number;
  readonly penalties: number;
  readonly penaltiesScored: number;
  readonly throwIns: number;
  readonly milliseconds: number;
}

export function factsOf({ stats, events }: MatchResult, gap: number, milliseconds: number): MatchFacts {
  const total = stats.home.playTime + stats.away.playTime;
  const goals = events.filter((event) => event.type === 'goal');
  const shots = events.filter((event) => event.type === 'shot');
  const scored = shots.filter(({ outcome }) => outcome === 'goal');
  const penalties = shots.filter(({ origin }) => origin === 'penalty');
  return {
    gap,
    sides: [sideFacts(stats.home, total), sideFacts(stats.away, total)],
    firstHalf: goals.filter(({ minute }) => minute <= 45).length,
    setPiece: scored.filter(({ origin }) => origin !== 'openPlay').length,
    headed: scored.filter(({ header }) => header).length,
    own: goals.filter(({ ownGoal }) => ownGoal).length,
    assisted: goals.filter(({ assist }) => assist !== null).length,
    penalties: penalties.length,
    penaltiesScored: penalties.filter(({ outcome }) => outcome === 'goal').length,
    throwIns: events.filter(({ type }) => type === 'throwIn').length,
    milliseconds,
  };
}

function sideFacts(stats: SideStats, total: number): SideFacts {
  const { score, passes, wrongPasses, playTime, shots, shotsOnTarget, corners, crosses, tackles, offsides, fouls, xg } =
    stats;
  const completed = passes - wrongPasses;
  const possession = playTime / total;
  return {
    goals: score,
    completed,
    possession,
    xg,
    shots,
    shotsOnTarget,
    passes,
    corners,
    crosses,
    tackles,
    offsides,
    fouls,
  };
}
