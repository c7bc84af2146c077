import { useLingui } from '@lingui/react/macro';
import type { InboxMessage, MessageKind } from '@mundo-manager/rules/inbox';
import {
  ArrowLeftRight,
  Banknote,
  Handshake,
  type LucideIcon,
  Mail,
  MailOpen,
  Medal,
  ShieldCheck,
  Shirt,
  Trophy,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/browser/classes.ts';
import { FootballIcon } from '../../ui/feedback/football-icon.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './inbox.module.css';
import { messagePath } from './message-path.ts';
import { KIND_NAMES, messageText } from './message-text.ts';
import { PlanDetails } from './plan-details.tsx';
import { useMatchOfResult } from './use-match-of-result.ts';

const ICONS: Readonly<Record<MessageKind, LucideIcon>> = {
  result: FootballIcon,
  transfer: ArrowLeftRight,
  squad: Shirt,
  prize: Medal,
  sponsor: Handshake,
  money: Banknote,
  league: Trophy,
  operator: ShieldCheck,
};

interface MessageRowProps {
  readonly message: InboxMessage;
  /** Missing in the archive, where nothing is marked. */
  readonly onMark?: (ids: readonly string[], read: boolean) => void;
}

/** One message: opening it leads to the screen that it is about and marks it read. R-IBX-2, R-IBX-3 */
export function MessageRow({ message, onMark }: MessageRowProps) {
  const { t } = useLingui();
  const { id, kind, date, facts, read } = message;
  const Icon = ICONS[kind];
  const { title, text } = messageText(facts, useMatchOfResult()(facts));
  return (
    <li className={classes(styles.message, !read && styles.unread)}>
      <Link className={styles.link} {...messagePath(message)} onClick={() => !read && onMark?.([id], true)}>
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
      {onMark && (
        <IconButton
          icon={read ? Mail : MailOpen}
          label={read ? t`Marcar como não lida` : t`Marcar como lida`}
          onClick={() => onMark([id], !read)}
        />
      )}
      {facts.type === 'training-planned' && <PlanDetails facts={facts} />}
    </li>
  );
}
