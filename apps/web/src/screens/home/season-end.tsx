import { useLingui } from '@lingui/react/macro';
import { categoryName } from '../../components/messages/category-name.ts';
import { useEndedLeague } from '../../data/calls/use-ended-league.ts';
import { LeagueEndPanel } from '../../features/competition/league-end-panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** How the season ended, until the club signs up for the next one. R-HOM-22 */
export function SeasonEnd() {
  const { t } = useLingui();
  const { league, isLoading } = useEndedLeague();
  if (league === null && !isLoading) return null;
  return (
    <Panel title={t`Fim da MM League`} end={league && <Badge>{categoryName(league.category)}</Badge>}>
      {league ? <LeagueEndPanel league={league} /> : <Skeleton rows={4} />}
    </Panel>
  );
}
