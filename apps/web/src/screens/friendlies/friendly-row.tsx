import { useLingui } from '@lingui/react/macro';
import type { ClubBadge } from '@mundo-manager/contract/client';
import type { ReactNode } from 'react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './friendlies.module.css';

interface FriendlyRowProps {
  readonly opponent: ClubBadge;
  readonly kickOff: number;
  /** Whether the own club plays at home. */
  readonly isHome: boolean;
  /** What can be done. */
  readonly children: ReactNode;
}

/** A friendly in one line: against whom, where and when. */
export function FriendlyRow({ opponent, kickOff, isHome, children }: FriendlyRowProps) {
  const { t } = useLingui();
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <ClubLink size={28} club={opponent} />
        <small>
          <DateText ms={kickOff} time /> · {isHome ? t`em casa` : t`fora`}
        </small>
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  );
}
