import type { PublicClub } from '@mundo-manager/contract/client';
import { useSubjectTitle } from '../../app/pageTitle.ts';
import { Rivals } from '../../rivals/Rivals.tsx';
import { useCall } from '../../session/useCall.ts';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { Awards } from './Awards.tsx';
import { ClubIdentity } from './ClubIdentity.tsx';
import { ClubMatches } from './ClubMatches.tsx';
import { ClubRecords } from './ClubRecords.tsx';
import { ClubSeasons } from './ClubSeasons.tsx';
import { ClubSquad } from './ClubSquad.tsx';
import { ClubStandings } from './ClubStandings.tsx';
import { ClubTransfers } from './ClubTransfers.tsx';
import { useClubHistory } from './useClubHistory.ts';

/** A club as everybody sees it. R-CPG-1 to R-CPG-4, R-HSC-5, R-HSC-6 */
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
          <ClubMatches id={club.id} matches={data ?? null} error={error} onRetry={() => void refetch()} />
          <ClubTransfers clubId={club.id} />
          <ClubSeasons history={history} own={own} />
        </Stack>
        <Stack>
          {data && <ClubStandings standings={data.standings} />}
          <Rivals clubId={club.id} />
          <Awards awards={club.awards} />
          {history.records && <ClubRecords records={history.records} />}
        </Stack>
      </Columns>
    </Stack>
  );
}
