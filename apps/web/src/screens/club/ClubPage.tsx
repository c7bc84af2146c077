import type { PublicClub } from '@mundo-manager/contract/client';
import { useSubjectTitle } from '../../app/pageTitle.ts';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { Awards } from './Awards.tsx';
import { ClubIdentity } from './ClubIdentity.tsx';
import { ClubSquad } from './ClubSquad.tsx';

/** A club as everybody sees it. R-CPG-1 to R-CPG-4 */
export function ClubPage({ club, own = false }: { readonly club: PublicClub; readonly own?: boolean }) {
  useSubjectTitle(club.name);
  return (
    <Stack>
      <ClubIdentity club={club} own={own} />
      <Columns>
        <ClubSquad players={club.players} />
        <Awards awards={club.awards} />
      </Columns>
    </Stack>
  );
}
