import { useLingui } from '@lingui/react/macro';
import { Handshake } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));

interface InviteButtonProps {
  readonly club: { readonly id: string; readonly name: string };
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
        {...(named && { 'aria-label': t`Convidar ${club.name} para amistoso` })}
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
