import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import styles from './dock.module.css';
import { DOCK, isCurrent, MAIN_NAVIGATION } from './navigation.ts';
import { SheetFailed } from './sheet-failed.tsx';
import { UnreadPostsMark } from './unread-posts-mark.tsx';

const MoreSheet = lazyPart(() => import('./more-sheet.tsx'), SheetFailed);

/** The phone’s navigation, in reach of a thumb: four entries, and 'Mais' with all the others. */
export function Dock() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const items = MAIN_NAVIGATION.filter(({ to }) => DOCK.includes(to));
  const inMore = !items.some((item) => isCurrent(item, pathname));
  return (
    <>
      <nav className={styles.dock} aria-label={t`Atalhos`}>
        {items.map((item) => (
          <Link key={item.to} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
            <item.icon size={21} aria-hidden />
            <span>
              {t(item.label)}
              <UnreadPostsMark to={item.to} />
            </span>
          </Link>
        ))}
        <button type="button" aria-expanded={open} aria-current={inMore || undefined} onClick={() => setOpen(true)}>
          <Menu size={21} aria-hidden />
          <span>{t`Mais`}</span>
        </button>
      </nav>
      <Suspense>{open && <MoreSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
