import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './header.module.css';

/** The product’s name as a way home; 'MM' on a phone. R-PRD-5 */
export function Wordmark({ to }: { readonly to: string }) {
  const { t } = useLingui();
  return (
    <Link className={styles.brand} to={to}>
      <span className={styles.word}>
        <Trans>
          Mundo <b>Manager</b>
        </Trans>
      </span>
      <span className={styles.version}>{t`Versão Alpha 0.1`}</span>
      <span className={styles.short}>
        {t`MM`}
        <VisuallyHidden>{t`Mundo Manager`}</VisuallyHidden>
      </span>
    </Link>
  );
}
