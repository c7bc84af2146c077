/** Restarts, fouls, cards, added time, and ratings. */
import { lineOf, type Position } from '@mundo-manager/rules/positions';
import type { MatchEvent, MatchResult } from '../../../src/index.ts';
import { add, observe, type Tally } from '../tally.ts';
import { lineShares, type MeasuredMatch } from './measured-match.ts';
import { placeGroup } from './shots.ts';

const COUNTED = ['throw', 'goalkick', 'corner', 'foul', 'offside', 'yellow', 'secondyellow', 'red'] as const;

export function tallyPlay(tally: Tally, match: MeasuredMatch): void {
  const { events, result } = match;
  const counted = new Set<string>(COUNTED);
  const ends = [0, 0];
  for (const { type, period, second } of events) {
    if (counted.has(type)) add(tally, type);
    ends[period - 1] = Math.max(ends[period - 1] ?? 0, second);
  }
  add(tally, 'added first', (ends[0] ?? 0) / 60 - 45);
  add(tally, 'added second', (ends[1] ?? 0) / 60 - 45);
  const { home, away } = result.stats;
  add(tally, 'tackles', home.tackles + away.tackles);
  add(tally, 'play seconds', home.playTime + away.playTime);
  add(tally, 'match seconds', secondsOf(result.events));
  add(tally, 'injuries', result.events.filter(({ type }) => (type as string) === 'injury').length);
  tallyRatings(tally, result, match.positions);
}

function secondsOf(events: readonly MatchEvent[]): number {
  return events.reduce((seconds, event) => (event.type === 'periodEnd' ? event.tick / 2 : seconds), 0);
}

function tallyRatings(tally: Tally, { ratings }: MatchResult, positions: ReadonlyMap<string, Position>): void {
  let best = ratings[0];
  for (const rating of ratings) {
    const position = positions.get(rating.id);
    if (position === undefined) continue;
    add(tally, `appearances of ${placeGroup(position)}`);
    observe(tally, `rating ${position === 'GK' ? 'keeper' : lineOf(position)}`, rating.value);
    if (best === undefined || rating.value > best.value) best = rating;
  }
  const position = positions.get(best?.id ?? '');
  if (position === 'GK') add(tally, 'best keeper');
  else if (position !== undefined)
    for (const [line, share] of lineShares(position, lineOf)) add(tally, `best ${line}`, share);
}
