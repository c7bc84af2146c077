/** Results: goals, when they fall, and what the first one decides. */
import { add, observe, observePair, type Tally } from '../tally.ts';
import { type MeasuredMatch, quarterOf } from './measured-match.ts';

export function tallyResult(tally: Tally, { events, result: { score } }: MeasuredMatch): void {
  const { home, away } = score;
  add(tally, 'matches');
  observe(tally, 'goals home', home);
  observe(tally, 'goals away', away);
  observePair(tally, 'home~away', home, away);
  add(tally, home > away ? 'home wins' : home === away ? 'draws' : 'away wins');
  if (home === away && home < 2) add(tally, home === 0 ? '0-0' : '1-1');
  if (home + away > 2) add(tally, 'over 2.5');
  let first: 0 | 1 | null = null;
  for (const event of events) {
    if (!event.goal && event.type !== 'owngoal') continue;
    add(tally, `goals quarter ${quarterOf(event)}`);
    first ??= event.goal ? event.team : event.team === 0 ? 1 : 0;
  }
  if (first === null) return;
  const lead = first === 0 ? home - away : away - home;
  add(tally, lead > 0 ? 'first won' : lead === 0 ? 'first drawn' : 'first lost');
}
