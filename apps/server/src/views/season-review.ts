/** The season of the caller's club in a finished edition. R-ARC-3 */
import type { CallData } from '@mundo-manager/contract';
import { clubSeason } from '@mundo-manager/rules/history';
import { loadSeason } from '../aggregates/club-seasons.ts';
import { loadCompetitions } from '../aggregates/competitions.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Queries } from '../storage/storage.ts';

/** The season; undefined if the club was not in a finished edition of that id. One from before seasons were kept has no accounts. */
export async function seasonOf(
  queries: Queries,
  rulesets: WorldRulesets,
  { clubId, competitionId, now }: { readonly clubId: string; readonly competitionId: string; readonly now: number },
): Promise<CallData<'seasonReview'> | undefined> {
  const kept = await loadSeason(queries, clubId, competitionId);
  if (kept !== undefined) return kept;
  const competition = (await loadCompetitions(queries, [competitionId])).get(competitionId);
  const isEntrant = competition?.entrants.some((entrant) => entrant.clubId === clubId) ?? false;
  if (competition?.status !== 'finished' || !isEntrant) return undefined;
  const { ruleset } = await rulesets.ofCompetition(queries, competitionId, now);
  return { season: clubSeason({ competition, clubId }, ruleset), accounts: null };
}
