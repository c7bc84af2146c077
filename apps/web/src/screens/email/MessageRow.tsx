import { useLingui } from '@lingui/react/macro';
import type { InboxMessage, MessageKind } from '@mundo-manager/rules/inbox';
import { ArrowLeftRight, Handshake, type LucideIcon, Mail, MailOpen, Medal, Trophy, Volleyball } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import { DateText } from '../../ui/DateText.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Email.module.css';
import { messagePath } from './messagePath.ts';
import { KIND_NAMES, messageText } from './messageText.ts';

const ICONS: Readonly<Record<MessageKind, LucideIcon>> = {
  result: Volleyball,
  transfer: ArrowLeftRight,
  prize: Medal,
  sponsor: Handshake,
  league: Trophy,
};

interface MessageRowProps {
  readonly message: InboxMessage;
  readonly onMark: (ids: readonly string[], read: boolean) => void;
}

/** One message: opening it leads to the screen that it is about and marks it read. R-IBX-2, R-IBX-3 */
export function MessageRow({ message, onMark }: MessageRowProps) {
  const { t } = useLingui();
  const { id, kind, date, facts, read } = message;
  const Icon = ICONS[kind];
  const { title, text } = messageText(facts);
  return (
    <li className={classes(styles.message, !read && styles.unread)}>
      <Link className={styles.link} {...messagePath(message)} onClick={() => !read && onMark([id], true)}>
        <Icon className={styles.icon} size={20} aria-hidden />
        <span className={styles.words}>
          <span className={styles.title}>
            {!read && <VisuallyHidden>{t`Nova: `}</VisuallyHidden>}
            {t(title)}
          </span>
          <span className={styles.text}>{t(text)}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.kind}>{t(KIND_NAMES[kind])}</span>
          <DateText ms={date} time />
        </span>
      </Link>
      <IconButton
        icon={read ? Mail : MailOpen}
        label={read ? t`Marcar como não lida` : t`Marcar como lida`}
        onClick={() => onMark([id], !read)}
      />
    </li>
  );
}
