/** What one side did in one match, as numbers to average. NaN where a match has nothing to measure it by. */
import type { MatchEvent, MatchResult, SideName } from '../../src/index.ts';

/** `share` is of the points; `against` is what the opponents did. Shares 0–1, places in metres, the rest counts, times in seconds. */
export type Statistic = 'share' | keyof SideMeasures;
export type SideMeasures = ReturnType<typeof measureSide>;

/**
 * `energyLeft` is the side's mean at the final whistle; `passPlace` and `crossPlace` count from the own goal line;
 * `centreShare` and its neighbours are of passes in the last third. With a player, individual statistics are his alone.
 */
export function measureSide(
  { events, stats, score }: MatchResult,
  side: SideName,
  energyLeft: number,
  player: string | null = null,
) {
  const other: SideName = side === 'home' ? 'away' : 'home';
  const own = stats[side];
  const their = stats[other];
  const team = events.filter((event) => event.side === side);
  const mine = player === null ? team : team.filter((event) => 'player' in event && event.player === player);
  const count = (type: MatchEvent['type'], all: number) =>
    player === null ? all : mine.filter((event) => event.type === type).length;
  const theirs = events.filter((event) => event.side === other);
  const passes = mine.filter((event) => event.type === 'pass');
  const theirPasses = theirs.filter((event) => event.type === 'pass');
  const crosses = passes.filter(({ kind }) => kind === 'cross');
  const shots = mine.filter((event) => event.type === 'shot');
  const theirShots = theirs.filter((event) => event.type === 'shot');
  const along = (event: { side: SideName; x: number }) => (event.side === 'home' ? event.x : 105 - event.x);
  const fromLeft = (event: { side: SideName; y: number }) => (event.side === 'home' ? event.y : 68 - event.y);
  const inLastThird = passes.filter((event) => along(event) > 70);
  const regains = mine.filter(({ type }) => type === 'tackle' || type === 'interception');
  const keeperPasses = theirPasses.filter((event) => along(event) < 14);
  const dribbles = mine.filter(({ type }) => type === 'dribble').length;
  const stopped = theirs.filter(({ type }) => type === 'tackle').length;
  return {
    goals: score[side],
    scored: mine.filter((event) => event.type === 'goal' && !event.ownGoal).length,
    goalsAgainst: score[other],
    shots: count('shot', own.shots),
    shotsAgainst: their.shots,
    goalsPerShot: score[side] / own.shots,
    goalsPerShotAgainst: score[other] / their.shots,
    finishing: score[side] - own.xg,
    keeping: their.xg - score[other],
    completion: share(passes, ({ complete }) => complete),
    completionAgainst: share(theirPasses, ({ complete }) => complete),
    crosses: player === null ? own.crosses : crosses.length,
    crossesAgainst: their.crosses,
    crossesComplete: share(crosses, ({ complete }) => complete),
    crossPlace: mean(crosses.map(along)),
    headers: shots.filter(({ header }) => header).length,
    headersAgainst: theirShots.filter(({ header }) => header).length,
    tackles: count('tackle', own.tackles),
    fouls: count('foul', own.fouls),
    offsides: count('offside', own.offsides),
    offsidesAgainst: their.offsides,
    dribbles,
    dribblesWon: dribbles / (dribbles + stopped),
    interceptions: mine.filter(({ type }) => type === 'interception').length,
    longPasses: share(passes, ({ kind }) => kind === 'long'),
    passPlace: mean(passes.map(along)),
    leftShare: share(inLastThird, (event) => fromLeft(event) < 20),
    centreShare: share(inLastThird, (event) => fromLeft(event) >= 20 && fromLeft(event) <= 48),
    rightShare: share(inLastThird, (event) => fromLeft(event) > 48),
    widthOfPlay: mean(passes.map(({ y }) => Math.abs(y - 34))),
    regains: regains.length,
    regainsHigh: regains.filter((event) => along(event) > 52.5).length,
    spell: mean(team.flatMap((event) => (event.type === 'possession' ? [event.seconds] : []))),
    onBall: mean(timesOnBall(team, player)),
    keeperLongAgainst: share(keeperPasses, ({ kind }) => kind === 'long'),
    energyLeft,
  };
}

/** Seconds from a team-mate's pass to the receiver's own, where nothing else happened between them. */
function timesOnBall(team: readonly MatchEvent[], player: string | null): number[] {
  const passes = team.filter((event) => event.type === 'pass');
  return passes.flatMap((pass, at) => {
    const next = passes[at + 1];
    if (!pass.complete || next === undefined || next.player !== pass.receiver || next.kickTick === undefined) return [];
    return player === null || next.player === player ? [(next.kickTick - pass.tick) / 2] : [];
  });
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.filter(test).length / items.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
