import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { PartFailed } from '../ui/PartFailed.tsx';
import styles from './Layout.module.css';

/** What opens in place of a sheet whose code did not arrive; the screen below stays as it is. */
export function SheetFailed({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <section className={styles.sheetFailed} aria-label={t`Não abriu`}>
      <IconButton icon={X} label={t`Fechar`} onClick={onClose} />
      <PartFailed />
    </section>
  );
}
