/** The course of a match up to the present minute: line-ups and events that may be seen now. R-WLD-9 */
import type { LiveLineUp, LiveMatch } from '@mundo-manager/contract';
import type { TeamSheet } from '@mundo-manager/engine';
import type { Club } from '@mundo-manager/rules/clubs';
import { loadClubs } from '../aggregates/clubs.ts';
import { orRefuse } from '../commands/refusal.ts';
import { eventsByStep, visibleSteps } from '../simulation/timeline.ts';
import type { MatchTimelines } from '../simulation/timelines.ts';
import type { Queries } from '../storage/storage.ts';

type Course = Pick<LiveMatch, 'ground' | 'home' | 'away' | 'events'> & {
  /** Half seconds of play at the beginning and the end of the newest step. */
  readonly newest: { readonly start: number; readonly end: number };
};

/** Line-ups and events that may be seen now; undefined before kick-off. */
export async function courseUpTo(
  queries: Queries,
  timelines: MatchTimelines,
  { id, date: kickOff, ...sides }: Pick<LiveMatch['match'], 'id' | 'date' | 'home' | 'away'>,
  now: number,
): Promise<Course | undefined> {
  if (now < kickOff) return undefined;
  const play = await timelines.of(queries, id);
  if (play === undefined) return undefined;
  const { timeline, input } = play;
  const { home, away } = input;
  const shown = visibleSteps(kickOff, now, timeline);
  const clubs = await loadClubs(queries, [home.club.id, away.club.id]);
  return {
    ground: clubs.get(home.club.id)?.club.category ?? null,
    home: lineUp(home, sides.home, clubs.get(home.club.id)?.club),
    away: lineUp(away, sides.away, clubs.get(away.club.id)?.club),
    events: eventsByStep(timeline).slice(0, shown).flat(),
    newest: { start: timeline.ticks[shown - 1] ?? 0, end: timeline.ticks[shown] ?? 0 },
  };
}

function lineUp(
  { club, tactic, players }: TeamSheet,
  { clubArticle: article }: LiveMatch['match']['home'],
  today: Club | undefined,
): LiveLineUp {
  const { emblem, uniform } = orRefuse(today, 'not-found/club');
  return {
    look: { ...club, ...(article && { article }), emblem, uniform },
    formation: tactic.formation,
    players: tactic.places.flatMap(({ id: place, playerId }) => {
      const player = players.find(({ id }) => id === playerId);
      if (player === undefined) return [];
      return [{ id: player.id, number: player.number, name: player.name, place: Number(place) }];
    }),
  };
}
