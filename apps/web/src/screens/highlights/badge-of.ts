import type { ClubBadge, CompetitionView } from '@mundo-manager/contract/client';

/** A club of the competition as it was called at the draw; undefined for a stranger. */
export function badgeOf({ entrants }: CompetitionView, clubId: string): ClubBadge | undefined {
  const entrant = entrants.find((one) => one.clubId === clubId);
  return entrant && { id: clubId, name: entrant.clubName, emblem: entrant.clubEmblem };
}
