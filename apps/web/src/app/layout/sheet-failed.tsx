import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFinalFocus } from '../../ui/dialog/use-final-focus.ts';
import { PartFailed } from '../../ui/feedback/part-failed.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import styles from './layout.module.css';

/** What opens in place of a sheet whose code did not arrive; the screen below stays as it is. Focus goes in and comes back. */
export function SheetFailed({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const finalFocus = useFinalFocus(true);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    close.current?.focus();
    return () => finalFocus()?.focus();
  }, [finalFocus]);
  return (
    <section className={styles.sheetFailed} aria-label={t`Não abriu`}>
      <IconButton ref={close} icon={X} label={t`Fechar`} onClick={onClose} />
      <PartFailed />
    </section>
  );
}
