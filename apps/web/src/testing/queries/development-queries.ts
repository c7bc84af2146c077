import { DAY } from '@mundo-manager/rules/clock';
import { playerDevelopment, snapshotOf } from '@mundo-manager/rules/development';
import { overall } from '@mundo-manager/rules/players';
import { type Handlers, RefusedCall } from '../server/fake-handlers.ts';

/** How many days the fake record goes back. */
const DAYS = 60;

/** Fake answers of the development of own players, who have trained every other day and played every third. */
export const DEVELOPMENT_QUERIES: Handlers = {
  squadDevelopment: ({ world: { club, ruleset } }) => ({
    players: (club?.players ?? []).map((player) => {
      const now = overall(player, ruleset);
      const week = ((player.number * 7) % 11) / 10 - 0.2;
      const month = player.number % 9 === 0 ? null : now - week * 3 - 0.4;
      return { playerId: player.id, earlier: { week: now - week, month, season: month === null ? null : month - 0.3 } };
    }),
  }),
  playerDevelopment: ({ world, params }) => {
    const { club, now, ruleset } = world;
    const player = club?.players.find(({ id }) => id === params.playerId);
    if (!club || !player) throw new RefusedCall('club/unknown-player');
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
