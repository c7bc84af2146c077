import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { INITIAL_DATA, type InitialData } from '../../session/queries.ts';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { Loading } from '../../ui/LoadingOverlay.tsx';
import { SponsorshipWarning } from '../../ui/SponsorshipWarning.tsx';
import { PressForecast } from '../competitions/PressForecast.tsx';
import { CompetitionsCard } from './CompetitionsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DailyTiles } from './DailyTiles.tsx';
import styles from './Home.module.css';
import { LastMatches } from './LastMatches.tsx';
import { NextMatch } from './NextMatch.tsx';
import { SeasonEnd } from './SeasonEnd.tsx';
import { ServerCard } from './ServerCard.tsx';

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
