import { useLingui } from '@lingui/react/macro';
import { Handshake } from 'lucide-react';
import { useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { KnockOutCard } from './knock-out-card.tsx';
import { LeagueCard } from './league-card.tsx';

/** The hub: league, cup and tournament side by side, above them the special of a club that is in it. R-HUB-1, R-HUB-7 */
export function CompetitionsScreen() {
  const { t } = useLingui();
  const current = useCurrentCompetitions();
  const named = (name: string) => current.find((competition) => competition.name === name) ?? null;
  const special = named('MM Special');
  return (
    <>
      <PageHeading
        title={t`Competições`}
        end={<ButtonLink kind="ghost" icon={Handshake} to="/competitions/friendlies">{t`Amistosos`}</ButtonLink>}
      />
      <Stack>
        {special && <KnockOutCard name="MM Special" competition={special} />}
        <Columns kind="thirds">
          <LeagueCard league={named('MM League')} />
          <KnockOutCard name="MM Cup" competition={named('MM Cup')} />
          <KnockOutCard name="MM Tournament" competition={named('MM Tournament')} />
        </Columns>
      </Stack>
    </>
  );
}
