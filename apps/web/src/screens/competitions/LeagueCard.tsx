import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { useEndedLeague } from '../../session/useEndedLeague.ts';
import { useClub } from '../../session/useInitialData.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Competitions.module.css';
import { LeagueEnd } from './LeagueEnd.tsx';
import { LeagueEntry } from './LeagueEntry.tsx';
import { LeagueStanding } from './LeagueStanding.tsx';
import { LeagueWait } from './LeagueWait.tsx';

/** The league’s card: sign-up, then the wait, then the way in; between two leagues how the last one ended. R-HUB-2 to R-HUB-5, R-HUB-8 */
export function LeagueCard({ league }: { readonly league: CompetitionView | null }) {
  const { t } = useLingui();
  const { category } = useClub();
  const ended = useEndedLeague();
  return (
    <Panel title={t`MM League`} end={<Badge>{league?.category ?? category}</Badge>} className={styles.card}>
      <div className={styles.body}>
        {league === null && (
          <>
            {ended.isLoading && <Skeleton rows={4} />}
            {ended.league && <LeagueEnd league={ended.league} />}
            <LeagueEntry />
          </>
        )}
        {league?.status === 'open' && <LeagueWait league={league} />}
        {league !== null && league.status !== 'open' && <LeagueStanding league={league} />}
      </div>
    </Panel>
  );
}
