import { useLingui } from '@lingui/react/macro';
import type { PublicPlayer } from '@mundo-manager/rules/players';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { AttributeComparison } from '../../features/transfers/attribute-comparison.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';

/** Compares another club’s player with one of the manager’s own. R-SCT-19 */
export function CompareButton({ player }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button kind="ghost" icon={Scale} onClick={() => setIsOpen(true)}>
        {t`Comparar`}
      </Button>
      {isOpen && (
        <Dialog
          open
          wide
          title={player.personalData.name}
          onClose={close}
          actions={<Button onClick={close}>{t`Fechar`}</Button>}
        >
          <AttributeComparison player={player} />
        </Dialog>
      )}
    </>
  );
}
