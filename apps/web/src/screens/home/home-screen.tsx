import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { INITIAL_DATA, type InitialData } from '../../data/calls/query-client.ts';
import { PressForecast } from '../../features/competition/press-forecast.tsx';
import { SponsorshipWarning } from '../../features/sponsorship/sponsorship-warning.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { CompetitionsCard } from './competitions-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { DailyTiles } from './daily-tiles.tsx';
import styles from './home.module.css';
import { LastMatches } from './last-matches.tsx';
import { NextMatch } from './next-match.tsx';
import { SeasonEnd } from './season-end.tsx';
import { ServerCard } from './server-card.tsx';

/** The dashboard: the next match and the last ones, and what waits for the manager. R-HOM-1 */
export function HomeScreen() {
  const { t } = useLingui();
  const { data } = useQuery<InitialData>({ queryKey: INITIAL_DATA, enabled: false });
  const league = data?.currentCompetitions.find(({ name }) => name === 'MM League');
  if (data === undefined) return <Loading text={t`Loading...`} />;
  return (
    <>
      <h1 className={styles.heading} tabIndex={-1}>
        {t`Início`}
      </h1>
      <Columns>
        <Stack>
          <SeasonEnd />
          <NextMatch />
          {league && <PressForecast league={league} />}
          <LastMatches />
        </Stack>
        <Stack>
          <SponsorshipWarning />
          <DailyTiles />
          <CompetitionsCard />
          <ServerCard />
          <ContactCard />
        </Stack>
      </Columns>
    </>
  );
}
