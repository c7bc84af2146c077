import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@mundo-manager/contract/client';
import { momentText } from '../../ui/text/date-text.tsx';
import styles from './status.module.css';

type Announcement = CallData<'serverStatus'>['announcements'][number];

interface AnnouncementListProps {
  readonly announcements: readonly Announcement[];
  /** What is said if there are none. */
  readonly none: string;
}

/** Announcements with their kinds and dates, newest first. R-INC-3 */
export function AnnouncementList({ announcements, none }: AnnouncementListProps) {
  const { t } = useLingui();
  if (announcements.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles.list}>
      {announcements.map(({ id, kind, title, text, from, until, resolvedAt }) => {
        const begin = momentText(from);
        const ended = resolvedAt ?? until;
        const end = ended === null ? null : momentText(ended);
        return (
          <li key={id}>
            <h3>{kind === 'incident' ? t`Problema: ${title}` : t`Aviso: ${title}`}</h3>
            <p>{text}</p>
            <p className={styles.dates}>{end === null ? t`Desde ${begin}` : t`De ${begin} até ${end}`}</p>
          </li>
        );
      })}
    </ul>
  );
}
