import type { CompetitionView } from '@mundo-manager/contract/client';
import { competitionPath } from '../../../components/links/paths.ts';

/** The way to the draw of a round, shown again lot by lot. R-KNO-6 */
export function drawPath(competition: Pick<CompetitionView, 'id' | 'name'>, round: number) {
  const { to, state } = competitionPath(competition);
  return { to: `${to}&draw=${round}`, state };
}
