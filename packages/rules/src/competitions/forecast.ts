/** Forecast of the press for a league before its first round. R-HIS-1 */
import { boostedAttributes } from '../boosters/effect.ts';
import type { Club } from '../clubs/club.ts';
import { assertRuleset } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { mean } from '../core/mean.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { PublicPlayer } from '../players/player.ts';
import { raterInAll } from '../positions/rater.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { dealPlaces } from '../tactics/auto-pick.ts';
import { formationSlots } from '../tactics/formations.ts';
import type { CompetitionName } from './competition-name.ts';
import type { ForecastRow } from './forecast-row.ts';

/** The part of a club that the forecast reads. */
export type ForecastClub = Pick<Club, 'id' | 'defaultTactic' | 'tactics'> & {
  readonly players: readonly Pick<PublicPlayer, 'attributes' | 'attributeBoosters'>[];
};

/** Mean rating (0–100) of the best eleven in the formation of the default tactic; an empty place counts 0. R-HIS-1 */
export function bestElevenRating(
  { players, tactics, defaultTactic }: Omit<ForecastClub, 'id'>,
  ruleset: Ruleset,
): number {
  assertRuleset(ruleset, 'bestElevenRating');
  const positions = formationSlots(tactics[defaultTactic].formation).map(({ position }) => position);
  const ratingIn = raterInAll(ruleset);
  const candidates = players.map((player) => boostedAttributes(player, ruleset));
  const eleven = dealPlaces(positions, candidates, ratingIn);
  const ratings = positions.map((position, index) => {
    const attributes = eleven[index] ?? null;
    return attributes === null ? 0 : ratingIn(position, attributes);
  });
  return mean(ratings) ?? 0;
}

/** The clubs by the rating of their best eleven, the strongest first; equals keep the given order, which is random. R-HIS-1 */
export function pressForecast(clubs: readonly ForecastClub[], ruleset: Ruleset): ForecastRow[] {
  assertRuleset(ruleset, 'pressForecast');
  const rows = clubs.map((club) => ({ clubId: club.id, strength: bestElevenRating(club, ruleset) }));
  return sortedBy(rows, ({ strength }) => -strength);
}

/** A competition with its forecast, if it has one. */
export interface ForecastInput {
  readonly name: CompetitionName;
  readonly forecast?: readonly ForecastRow[];
}

/** The favourites of the forecast, as many as awarded places; none without a forecast. R-HIS-2 */
export function pressFavourites({ name, forecast = [] }: ForecastInput, ruleset: Ruleset): readonly ForecastRow[] {
  assertRuleset(ruleset, 'pressFavourites');
  return forecast.slice(0, ruleset.competitions.awardPlaces[name].length);
}

/** The club's place (from 1) in the forecast; null without a forecast, and for a club outside it. R-HIS-2 */
export function expectedPlace({ forecast = [] }: Pick<ForecastInput, 'forecast'>, clubId: ClubId): number | null {
  const index = forecast.findIndex((row) => row.clubId === clubId);
  return index === -1 ? null : index + 1;
}
