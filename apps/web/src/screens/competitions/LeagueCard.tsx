import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { useClub } from '../../session/useInitialData.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './Competitions.module.css';
import { LeagueEntry } from './LeagueEntry.tsx';
import { LeagueStanding } from './LeagueStanding.tsx';
import { LeagueWait } from './LeagueWait.tsx';

/** The league’s card: sign-up, then the wait, then the way in. R-HUB-2 to R-HUB-5 */
export function LeagueCard({ league }: { readonly league: CompetitionView | null }) {
  const { t } = useLingui();
  const { category } = useClub();
  return (
    <Panel title={t`MM League`} end={<Badge>{league?.category ?? category}</Badge>} className={styles.card}>
      <div className={styles.body}>
        {league === null && <LeagueEntry />}
        {league?.status === 'open' && <LeagueWait league={league} />}
        {league !== null && league.status !== 'open' && <LeagueStanding league={league} />}
      </div>
    </Panel>
  );
}
