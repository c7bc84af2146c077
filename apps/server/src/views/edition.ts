/** The public view of a finished edition. R-ARC-1 */
import { type EditionDetails, editionDetails } from '@mundo-manager/contract';
import { editionArchive } from '@mundo-manager/rules/history';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { loadArchive } from '../aggregates/edition-archives.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Queries } from '../storage/storage.ts';

/** The edition; undefined for an unknown one and for one that is not over. One from before there were archives has no squads. */
export async function editionSeen(
  queries: Queries,
  rulesets: WorldRulesets,
  id: string,
  now: number,
): Promise<EditionDetails | undefined> {
  const competition = (await loadCompetitions(queries, [id])).get(id);
  if (competition?.status !== 'finished') return undefined;
  const kept = await loadArchive(queries, id);
  if (kept !== undefined) return editionDetails(competition, kept);
  const { ruleset } = await rulesets.ofCompetition(queries, id, now);
  return editionDetails(competition, editionArchive({ competition, clubs: [] }, ruleset));
}
