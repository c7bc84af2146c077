import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router-dom';
import styles from './inbox.module.css';

/** The ways between the inbox and its archive. R-IBX-7 */
export function InboxAndArchiveLinks() {
  const { t } = useLingui();
  return (
    <nav className={styles.tabs} aria-label={t`Mensagens`}>
      <NavLink end to="/email">{t`Caixa de entrada`}</NavLink>
      <NavLink end to="/email/arquivo">{t`Arquivo`}</NavLink>
    </nav>
  );
}
