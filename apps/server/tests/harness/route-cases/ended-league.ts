import { storeEndedLeague } from '../league.ts';
import type { RivalScene } from '../scene.ts';

/** Stores a finished league of ana's. */
export const endedLeagueOf = ({ world, ana, bia }: RivalScene) =>
  storeEndedLeague(world, [ana.clubId, bia.clubId], 900);
