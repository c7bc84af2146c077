import type { CompetitionView } from '@mundo-manager/contract/client';
import { competitionPath } from '../../../components/links/paths.ts';

/** The link to the draw of a round, which is shown again lot by lot. R-KNO-6 */
export function linkToDraw(competition: Pick<CompetitionView, 'id' | 'name'>, round: number) {
  const { to, state } = competitionPath(competition);
  return { to: `${to}&draw=${round}`, state };
}
