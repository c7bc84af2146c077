import { useLingui } from '@lingui/react/macro';
import type { ClubBadge } from '@mundo-manager/contract/client';
import { Handshake } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { clubWith } from '../../components/club/club-with-article.ts';
import { Button } from '../../ui/form/button.tsx';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));

interface InviteButtonProps {
  readonly club: Pick<ClubBadge, 'id' | 'name' | 'article'>;
  readonly small?: boolean;
  readonly kind?: 'primary' | 'ghost';
  /** The club's name, which screen readers add to each button of a list. */
  readonly named?: boolean;
}

/** Opens the invitation of a club to a friendly. R-FRD-15 */
export function InviteButton({ club, small = false, kind = 'ghost', named = false }: InviteButtonProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind={kind}
        small={small}
        icon={Handshake}
        onClick={() => setIsOpen(true)}
        {...(named && { 'aria-label': t`Convidar ${clubWith('o', club.name, club.article)} para amistoso` })}
      >
        {named ? t`Convidar` : t`Convidar para amistoso`}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDialog club={club} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
