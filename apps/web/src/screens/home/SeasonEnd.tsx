import { useLingui } from '@lingui/react/macro';
import { useEndedLeague } from '../../session/useEndedLeague.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LeagueEnd } from '../competitions/LeagueEnd.tsx';

/** How the season ended, until the club signs up for the next one. R-HOM-22 */
export function SeasonEnd() {
  const { t } = useLingui();
  const { league, isLoading } = useEndedLeague();
  if (league === null && !isLoading) return null;
  return (
    <Panel title={t`Fim da MM League`} end={league && <Badge>{league.category}</Badge>}>
      {league ? <LeagueEnd league={league} /> : <Skeleton rows={4} />}
    </Panel>
  );
}
