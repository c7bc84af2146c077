import { clubBadge } from '@mundo-manager/contract';
import { clubSeason } from '@mundo-manager/rules/history';
import { lastSeen, managerCareer } from '@mundo-manager/rules/profiles';
import { rivalsOf } from '@mundo-manager/rules/rivalry';
import { type Handlers, RefusedCall } from '../server/fake-handlers.ts';
import type { FakeWorld } from '../world.ts';

/** Fake answers of profiles and rivals, from the world’s competitions. */
export const PROFILE_QUERIES: Handlers = {
  managerProfile: ({ world, params: { id } }) => {
    const club = clubOf(world, id);
    const drawn = world.competitions.filter(
      ({ status, entrants }) => status !== 'open' && entrants.some(({ clubId }) => clubId === id),
    );
    const seasonsOf = (isOver: boolean) =>
      drawn
        .filter(({ status }) => (status === 'finished') === isOver)
        .map((competition) => clubSeason({ competition, clubId: id }, world.ruleset));
    const { name, level } = club.manager;
    const isOwn = id === world.club?.id;
    return {
      profile: {
        club: clubBadge(club),
        category: club.category,
        name,
        isBot: world.bots.includes(id),
        level,
        since: club.createdAt,
        career: managerCareer({ finished: seasonsOf(true), current: seasonsOf(false) }),
        current: seasonsOf(false).map(({ competitionId, name: of, number, category }) => ({
          competitionId,
          name: of,
          number,
          category,
        })),
        lastSeen: lastSeen({ visitedAt: world.now, isShown: isOwn && world.showsLastSeen, now: world.now }),
      },
    };
  },
  clubRivals: ({ world, params: { id } }) => {
    const matches = [...world.pastMatches, ...world.competitions.flatMap((one) => Object.values(one.matches))];
    const rivals = rivalsOf({ matches, tables: [] }, id);
    return { rivals: rivals.map((rival) => ({ ...rival, club: clubBadge(clubOf(world, rival.clubId)) })) };
  },
  showLastSeen: ({ world, body: { isShown } }) => {
    world.showsLastSeen = isShown;
    return { isShown };
  },
};

function clubOf({ club: own, others }: FakeWorld, id: string) {
  const club = [own, ...others].find((one) => one?.id === id);
  if (!club) throw new RefusedCall('not-found/club');
  return club;
}
