import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { categoryName } from '../../components/messages/category-name.ts';
import { useEndedLeague } from '../../data/calls/use-ended-league.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { LeagueEndPanel } from '../../features/competition/league-end-panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './competitions.module.css';
import { LeagueEntry } from './league-entry.tsx';
import { LeagueStanding } from './league-standing.tsx';
import { LeagueWait } from './league-wait.tsx';

/** The league’s card: sign-up, then the wait, then the way in; between two leagues how the last one ended. R-HUB-2 to R-HUB-5, R-HUB-8 */
export function LeagueCard({ league }: { readonly league: CompetitionView | null }) {
  const { t } = useLingui();
  const { category } = useClub();
  const ended = useEndedLeague();
  return (
    <Panel
      title={t`MM League`}
      end={<Badge>{categoryName(league?.category ?? category)}</Badge>}
      className={styles.card}
    >
      <div className={styles.body}>
        {league === null && (
          <>
            {ended.isLoading && <Skeleton rows={4} />}
            {ended.league && (
              <div className={styles.ended}>
                <LeagueEndPanel league={ended.league} />
              </div>
            )}
            <LeagueEntry />
          </>
        )}
        {league?.status === 'open' && <LeagueWait league={league} />}
        {league !== null && league.status !== 'open' && <LeagueStanding league={league} />}
      </div>
    </Panel>
  );
}
