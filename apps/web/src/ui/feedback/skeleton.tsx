import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

/** Still rows of the right height while a panel loads: nothing jumps, nothing shimmers. */
export function Skeleton({ rows = 5 }: { readonly rows?: number }) {
  const { t } = useLingui();
  return (
    <div role="status">
      <VisuallyHidden>{t`Carregando ...`}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: still rows that never change places
        <div key={index} className={styles.row} aria-hidden>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
