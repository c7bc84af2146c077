import type { PublicClub } from '@mundo-manager/contract/client';
import { useCall } from '../../data/calls/use-call.ts';
import { Rivals } from '../../features/rivals/rivals.tsx';
import { useSubjectTitle } from '../../ui/browser/page-title.ts';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { ArticlePanel } from './article-panel.tsx';
import { ClubAwards } from './club-awards.tsx';
import { ClubIdentity } from './club-identity.tsx';
import { ClubMatchesPanel } from './club-matches-panel.tsx';
import { ClubRecordsPanel } from './club-records-panel.tsx';
import { ClubSeasons } from './club-seasons.tsx';
import { ClubSquad } from './club-squad.tsx';
import { ClubStandings } from './club-standings.tsx';
import { ClubTransfersPanel } from './club-transfers-panel.tsx';
import { useClubHistory } from './use-club-history.ts';

/** A club as any manager sees it. R-CPG-1 to R-CPG-4, R-HSC-5, R-HSC-6 */
export function ClubPage({ club, own = false }: { readonly club: PublicClub; readonly own?: boolean }) {
  useSubjectTitle(club.name);
  const { data, error, refetch } = useCall('clubMatches', { params: { id: club.id } });
  const history = useClubHistory(club.id);
  return (
    <Stack>
      <ClubIdentity club={club} own={own} />
      <Columns>
        <Stack>
          <ClubSquad players={club.players} />
          <ClubMatchesPanel id={club.id} matches={data ?? null} error={error} onRetry={() => void refetch()} />
          <ClubTransfersPanel clubId={club.id} />
          <ClubSeasons history={history} own={own} />
        </Stack>
        <Stack>
          {data && <ClubStandings standings={data.standings} />}
          <Rivals clubId={club.id} />
          <ClubAwards awards={club.awards} />
          {history.records && <ClubRecordsPanel records={history.records} />}
          {own && <ArticlePanel />}
        </Stack>
      </Columns>
    </Stack>
  );
}
