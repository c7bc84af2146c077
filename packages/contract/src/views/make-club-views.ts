/** A club as its manager and as others see it. R-CAL-11 */
import type { Club } from '@mundo-manager/rules/clubs';
import { playerSeenBy } from '@mundo-manager/rules/market';
import type { OwnClub, PublicClub } from '../schemas/club.ts';
import type { ClubBadge } from '../schemas/club-look.ts';

/** The caller's club with the version that its next command builds on. */
export function ownClub(club: Club, version: number): OwnClub {
  return { ...club, version };
}

/** Any club without what is private: money, tactics, boosters in stock, quotas, present condition and morale. R-OPP-17 */
export function publicClub(club: Club): PublicClub {
  const { id, name, article, emblem, uniform, category, createdAt, awards, players, manager, facilities } = club;
  return {
    id,
    name,
    ...(article && { article }),
    emblem,
    uniform,
    category,
    createdAt,
    awards,
    players: players.map((player) => playerSeenBy(player, null)),
    manager: { name: manager.name, level: manager.level },
    facilities: { stadium: facilities.stadium },
  };
}

/** What is needed to show and link a club. */
export function clubBadge({ id, name, article, emblem }: Pick<Club, 'id' | 'name' | 'article' | 'emblem'>): ClubBadge {
  return { id, name, ...(article && { article }), emblem };
}
