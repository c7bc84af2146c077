import { useLingui } from '@lingui/react/macro';
import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSessionActor } from '../session/SessionContext.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Dock.module.css';
import { DOCK, isCurrent, MAIN_NAVIGATION, MORE_NAVIGATION } from './navigation.ts';

/** The phone’s navigation, in reach of a thumb: four entries, and 'Mais' with all the others. */
export function Dock() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const session = useSessionActor();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const items = MAIN_NAVIGATION.filter(({ to }) => DOCK.includes(to));
  const others = [...MAIN_NAVIGATION.filter(({ to }) => !DOCK.includes(to)), ...MORE_NAVIGATION];
  const inMore = !items.some((item) => isCurrent(item, pathname));
  return (
    <nav className={styles.dock} aria-label={t`Atalhos`}>
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
          <item.icon size={21} aria-hidden />
          <span>{t(item.label)}</span>
        </Link>
      ))}
      <button type="button" aria-expanded={open} aria-current={inMore || undefined} onClick={() => setOpen(true)}>
        <Menu size={21} aria-hidden />
        <span>{t`Mais`}</span>
      </button>
      <Dialog open={open} onClose={close} title={t`Mais`}>
        <ul className={styles.more}>
          {others.map((item) => (
            <li key={item.to}>
              <Link to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined} onClick={close}>
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
    </nav>
  );
}
