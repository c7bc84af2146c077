/** What one side did in one match, as numbers to average. */
import type { EventOf, MatchResult, SideName } from '../../src/index.ts';
import type { Statistic } from './expectations.ts';

export type Measured = Readonly<Record<Statistic | 'points', number>>;

export function measureSide({ events, stats, score }: MatchResult, side: SideName): Measured {
  const other: SideName = side === 'home' ? 'away' : 'home';
  const own = stats[side];
  const their = stats[other];
  const of = (name: SideName) => events.filter((event) => event.side === name);
  const mine = of(side);
  const passes = mine.filter((event) => event.type === 'pass');
  const theirPasses = of(other).filter((event) => event.type === 'pass');
  const shots = mine.filter((event) => event.type === 'shot');
  const long = (event: { side: SideName; x: number }) => (event.side === 'home' ? event.x : 105 - event.x);
  const left = (event: { side: SideName; y: number }) => (event.side === 'home' ? event.y : 68 - event.y);
  const inLastThird = passes.filter((event) => long(event) > 66);
  const spells = mine.filter((event) => event.type === 'possession');
  const regains = mine.filter(({ type }) => type === 'tackle' || type === 'interception');
  const keeperPasses = theirPasses.filter((event) => long(event) < 14);
  const difference = score[side] - score[other];
  return {
    points: difference > 0 ? 3 : difference === 0 ? 1 : 0,
    share: 0,
    goals: score[side],
    goalsAgainst: score[other],
    shots: own.shots,
    shotsAgainst: their.shots,
    goalsPerShot: own.score / Math.max(1, own.shots),
    goalsPerShotAgainst: their.score / Math.max(1, their.shots),
    passes: own.passes,
    completion: share(passes, ({ complete }) => complete),
    completionAgainst: share(theirPasses, ({ complete }) => complete),
    possession: own.playTime / (own.playTime + their.playTime),
    crosses: own.crosses,
    crossesComplete: share(
      passes.filter(({ kind }) => kind === 'cross'),
      ({ complete }) => complete,
    ),
    headedGoals: shots.filter(({ header }) => header).length,
    headersAgainst: of(other).filter((event) => event.type === 'shot' && event.header).length,
    tackles: own.tackles,
    fouls: own.fouls,
    offsides: own.offsides,
    offsidesAgainst: their.offsides,
    dribbles: mine.filter(({ type }) => type === 'dribble').length,
    dribblesWon: share(
      [...mine.filter(({ type }) => type === 'dribble'), ...of(other).filter(({ type }) => type === 'tackle')],
      ({ type }) => type === 'dribble',
    ),
    interceptions: mine.filter(({ type }) => type === 'interception').length,
    longPasses: share(passes, ({ kind }) => kind === 'long'),
    passLength: share(passes, ({ kind }) => kind === 'long'),
    passPlace: mean(passes.map(long)),
    shotDistance: mean(shots.map(({ factors }: EventOf<'shot'>) => factors.distance)),
    lateGoals: mine.filter((event) => event.type === 'goal' && event.minute > 70).length,
    leftShare: share(inLastThird, (event) => left(event) < 20),
    centreShare: share(inLastThird, (event) => left(event) >= 20 && left(event) <= 48),
    rightShare: share(inLastThird, (event) => left(event) > 48),
    widthOfPlay: mean(passes.map((event) => Math.abs(event.y - 34))),
    regains: regains.length,
    regainsHigh: regains.filter((event) => long(event) > 52.5).length,
    spell: mean(spells.map(({ seconds }) => seconds)),
    keeperLongAgainst: share(keeperPasses, ({ kind }) => kind === 'long'),
  };
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
