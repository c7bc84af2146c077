import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './Header.module.css';

/** The product’s name as a way home; 'MM' on a phone. R-PRD-5 */
export function Wordmark({ to }: { readonly to: string }) {
  const { t } = useLingui();
  return (
    <Link className={styles.brand} to={to} aria-label={t`Mundo Manager, Versão Alpha 0.1`}>
      <span className={styles.word} aria-hidden>
        {t`Mundo`}
        <b>{t`Manager`}</b>
      </span>
      <span className={styles.version} aria-hidden>{t`Versão Alpha 0.1`}</span>
      <span className={styles.short} aria-hidden>
        {t`MM`}
      </span>
    </Link>
  );
}
