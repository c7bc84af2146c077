import { storeEndedLeague } from '../league.ts';
import type { Scene } from '../scene.ts';

/** Stores a finished league of ana's. */
export const endedLeagueOf = ({ world, ana, bia }: Scene) => storeEndedLeague(world, [ana.clubId, bia.clubId], 900);
