import { useLingui } from '@lingui/react/macro';
import { Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServerStatus } from '../../data/calls/use-server-status.ts';
import { classes } from '../../ui/browser/classes.ts';
import styles from './announcements.module.css';

/** Where the ids of dismissed notices are kept. */
const DISMISSED = 'mm.dismissedNotices';

/** A strip below the main navigation for each announcement that holds; a notice can be dismissed, an incident stays. R-INC-2 */
export default function Announcements() {
  const { t } = useLingui();
  const { data } = useServerStatus();
  const [dismissed, setDismissed] = useState(dismissedIds);
  const current = (data?.announcements ?? []).filter(
    ({ id, kind, isCurrent }) => isCurrent && (kind === 'incident' || !dismissed.includes(id)),
  );
  const dismiss = (id: number) => {
    const ids = [...dismissed, id];
    setDismissed(ids);
    localStorage.setItem(DISMISSED, JSON.stringify(ids));
  };
  return (
    <div role="status">
      {current.map(({ id, kind, title }) => {
        const Icon = kind === 'incident' ? TriangleAlert : Info;
        return (
          <div className={classes(styles.strip, kind === 'incident' && styles.incident)} key={id}>
            <Icon size={16} aria-hidden />
            <Link to="/situacao">{title}</Link>
            {kind === 'notice' && (
              <button type="button" aria-label={t`Dispensar o aviso: ${title}`} onClick={() => dismiss(id)}>
                <X size={16} aria-hidden />
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

function dismissedIds(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DISMISSED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
