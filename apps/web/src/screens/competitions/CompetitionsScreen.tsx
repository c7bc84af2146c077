import { useLingui } from '@lingui/react/macro';
import { useCurrentCompetitions } from '../../session/useInitialData.ts';
import { Columns } from '../../ui/Columns.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { KnockOutCard } from './KnockOutCard.tsx';
import { LeagueCard } from './LeagueCard.tsx';

/** The hub: league, cup and tournament side by side; the special cup is never among them. R-HUB-1, R-HUB-7 */
export function CompetitionsScreen() {
  const { t } = useLingui();
  const current = useCurrentCompetitions();
  const named = (name: string) => current.find((competition) => competition.name === name) ?? null;
  return (
    <>
      <PageHeading title={t`Competições`} />
      <Columns kind="thirds">
        <LeagueCard league={named('MM League')} />
        <KnockOutCard name="MM Cup" competition={named('MM Cup')} />
        <KnockOutCard name="MM Tournament" competition={named('MM Tournament')} />
      </Columns>
    </>
  );
}
