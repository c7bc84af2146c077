/** A match that is being played, as far as it has been told. R-REP-9 */
import type { LiveLineUp, LiveShow } from '@mundo-manager/contract/client';
import { commentate, type NamedSheet } from '@mundo-manager/engine/commentary';
import type { ShownSheet } from '../match/line-ups.ts';
import { type Programme, toldOf } from '../match/programme.ts';
import { liveFilm } from './live-film.ts';

/** Made anew with every minute. Nothing is stored yet that it could differ from. */
export function liveProgramme(live: LiveShow): Programme {
  const { home, away, ground, events, minutes, positions, replayId, stoppage, isBreak } = live;
  const pace = replayId === null ? live.pace : null;
  const sheets = { home: sheetOf(home), away: sheetOf(away) };
  const film = liveFilm(positions, events, minutes);
  const told = toldOf({ sheets, film, events, pace, stoppage, isBreak });
  const lines = commentate(events, sheets);
  return { ...told, looks: { home: home.look, away: away.look }, ground, lines, isAsStored: true };
}

function sheetOf({ look, players }: LiveLineUp): NamedSheet & ShownSheet {
  const places = players.map(({ id, place }) => ({ id: String(place), playerId: id }));
  return { club: { name: look.name }, players, tactic: { places } };
}
