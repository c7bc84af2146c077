import { DAY } from '@mundo-manager/rules/clock';
import { playerDevelopment, snapshotOf } from '@mundo-manager/rules/development';
import { type Handlers, Refused } from './fakeHandlers.ts';

/** How many days the fake record goes back. */
const DAYS = 60;

/** Fake answer of the development of an own player: he has trained every other day and played every third. */
export const DEVELOPMENT_QUERIES: Handlers = {
  playerDevelopment: ({ world, params }) => {
    const { club, now, ruleset } = world;
    const player = club?.players.find(({ id }) => id === params.playerId);
    if (!club || !player) throw new Refused('club/unknown-player');
    const today = snapshotOf(player, now, ruleset);
    const snapshots = Array.from({ length: DAYS }, (_, at) => {
      const ago = DAYS - at;
      const behind = Math.floor(ago / 2) * 0.12 + (ago > 20 && ago < 26 ? 0.3 : 0);
      return {
        ...today,
        day: today.day - ago * DAY,
        overall: today.overall - behind,
        skills: today.skills.map((skill) => skill - behind),
        matches: today.matches - Math.floor(ago / 3),
        isInjured: ago > 20 && ago < 26,
        boosters: ago > 40 ? [] : today.boosters,
      };
    });
    return playerDevelopment({ player, club, snapshots, seasonStart: now - 24 * DAY, now }, ruleset);
  },
};
