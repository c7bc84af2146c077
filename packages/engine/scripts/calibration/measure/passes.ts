/** Passes and spells of possession: length, direction, zone, success, and what follows. */
import type { ProviderEvent } from '../provider-events.ts';
import { add, observe, type Tally } from '../tally.ts';
import { clockOf, isPass, isShot, type MeasuredMatch } from './measured-match.ts';

/** Metres from the own goal line where the zones of a pass's start end. */
export const ZONES = [17.5, 35, 52.5, 66, 78, 90, 106] as const;
/** Seconds within which a shot follows a pass. */
const FOLLOWS = 20;
/** Metres along the pitch by which a pass goes forward or back at least. */
const SQUARE = 3;
/** Where the last third of the count by width begins, and the width of the centre (metres). */
const HIGH = 66;
const CENTRE_HALF = 14;
const RESTARTS = new Set(['throw', 'goalkick', 'corner', 'freekick']);

export function tallyPasses(tally: Tally, { events }: MeasuredMatch): void {
  for (const [at, event] of events.entries()) {
    if (!isPass(event)) continue;
    tallyPass(tally, event);
    tallyWhatFollows(tally, events, at);
  }
  tallyShares(tally, events);
  tallyPossessions(tally, events);
}

function tallyPass(tally: Tally, { x, y, endX, endY, ok, type }: ProviderEvent): void {
  const metres = Math.hypot(endX - x, endY - y);
  const bin = Math.min(60, Math.floor(metres / 10) * 10);
  add(tally, 'passes');
  add(tally, 'pass metres', metres);
  add(tally, `passes of ${bin}`);
  if (ok) add(tally, `complete of ${bin}`);
  add(tally, `passes ${endX - x > SQUARE ? 'forward' : endX - x < -SQUARE ? 'back' : 'square'}`);
  add(tally, `passes third ${Math.min(2, Math.floor(x / 35))}`);
  if (x >= HIGH) add(tally, Math.abs(y - 34) < CENTRE_HALF ? 'passes high centre' : 'passes high wing');
  if (type !== 'cross') return;
  add(tally, 'crosses');
  if (ok) add(tally, 'crosses arrived');
}

function tallyWhatFollows(tally: Tally, events: readonly ProviderEvent[], at: number): void {
  const pass = events[at];
  if (pass === undefined) return;
  const zone = ZONES.findIndex((end) => pass.x < end);
  add(tally, `zone ${zone}`);
  if (!pass.ok) add(tally, `zone lost ${zone}`);
  for (let next = at + 1; next < events.length; next++) {
    const event = events[next];
    if (event === undefined || event.period !== pass.period || event.second - pass.second > FOLLOWS) return;
    if (!isShot(event)) continue;
    const own = event.team === pass.team;
    add(tally, `zone shots ${own ? 'for' : 'against'} ${zone}`);
    if (event.goal) add(tally, `zone net goals ${zone}`, own ? 1 : -1);
    if (!pass.ok && !own) add(tally, `zone lost shots against ${zone}`);
  }
}

function tallyShares(tally: Tally, events: readonly ProviderEvent[]): void {
  const passes = [0, 0] as [number, number];
  const complete = [0, 0] as [number, number];
  for (const event of events) {
    if (!isPass(event)) continue;
    passes[event.team] += 1;
    if (event.ok) complete[event.team] += 1;
  }
  const all = Math.max(1, passes[0] + passes[1]);
  for (const team of [0, 1] as const) {
    observe(tally, 'passes a side', passes[team]);
    observe(tally, 'completion', (100 * complete[team]) / Math.max(1, passes[team]));
    observe(tally, 'share', (100 * passes[team]) / all);
  }
}

/** A spell ends when the other side plays the ball. */
function tallyPossessions(tally: Tally, events: readonly ProviderEvent[]): void {
  let holder: 0 | 1 | null = null;
  let passes = 0;
  let since = 0;
  for (const event of events) {
    if (!isPass(event) && !isShot(event) && !RESTARTS.has(event.type)) continue;
    if (holder !== event.team) {
      if (holder !== null) {
        add(tally, 'possessions');
        add(tally, 'possession seconds', Math.max(0, clockOf(event) - since));
        add(tally, `possessions of ${passes > 6 ? 7 : passes > 3 ? 4 : passes}`);
      }
      holder = event.team;
      passes = 0;
      since = clockOf(event);
    }
    if (isPass(event)) passes += 1;
  }
}
