import { useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useSessionActor } from '../../data/session/session-context.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './dock.module.css';
import { DOCK, isCurrent, MAIN_NAVIGATION, MORE_NAVIGATION } from './navigation.ts';

/** Everything that the dock has no place for. */
export default function MoreSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const session = useSessionActor();
  const items = [...MAIN_NAVIGATION.filter(({ to }) => !DOCK.includes(to)), ...MORE_NAVIGATION];
  return (
    <Dialog open onClose={onClose} title={t`Mais`}>
      <ul className={styles.more}>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined} onClick={onClose}>
              <item.icon size={18} aria-hidden />
              {t(item.label)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => session.send({ type: 'signOut' })}>
            <LogOut size={18} aria-hidden />
            {t`Sair`}
          </button>
        </li>
      </ul>
      <p className={styles.version}>{t`Versão Alpha 0.1`}</p>
    </Dialog>
  );
}
