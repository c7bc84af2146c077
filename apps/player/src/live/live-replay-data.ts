/** The data of a live match so far. R-REP-9 */
import type { LiveLineUp, LiveShow } from '@mundo-manager/contract/client';
import type { Commentate, NamedSheet } from '@mundo-manager/engine/commentary';
import type { ShownSheet } from '../match/line-ups.ts';
import { derivedData, type ReplayData } from '../match/replay-data.ts';
import { liveTrackingData } from './live-tracking-data.ts';

/** Derived again with every minute. There is no stored digest yet to compare with. */
export function liveReplayData(live: LiveShow, commentate: Commentate): ReplayData {
  const { home, away, ground, events, minutes, positions, replayId, stoppage, isBreak } = live;
  const pace = replayId === null ? live.pace : null;
  const sheets = { home: sheetOf(home), away: sheetOf(away) };
  const tracking = liveTrackingData(positions, events, minutes);
  const derived = derivedData({ sheets, tracking, events, pace, stoppage, isBreak });
  const lines = commentate(events, sheets, { home: home.look.article, away: away.look.article });
  return { ...derived, looks: { home: home.look, away: away.look }, ground, lines, isAsStored: true };
}

function sheetOf({ look, players }: LiveLineUp): NamedSheet & ShownSheet {
  const places = players.map(({ id, place }) => ({ id: String(place), playerId: id }));
  return { club: { name: look.name }, players, tactic: { places } };
}
