import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { clubPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { useClub, useUnread } from '../../data/calls/use-initial-data.ts';
import { Tooltip } from '../../ui/dialog/tooltip.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { TimeText } from '../../ui/text/date-text.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import { zoneHeading } from '../../ui/text/time-zone.ts';
import styles from './header.module.css';
import { isCurrent, MAIN_NAVIGATION } from './navigation.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { UnreadPostsMark } from './unread-posts-mark.tsx';
import { Wordmark } from './wordmark.tsx';

/** The wall: wordmark, club, purse, clock and messages, the ten entries, and a skirting in the club’s colours. R-NAV-19 */
export function Header() {
  const { t } = useLingui();
  const { id, name, emblem, category, manager, finances } = useClub();
  return (
    <header className={styles.wall}>
      <div className={styles.inner}>
        <Wordmark to="/home" />
        <Link className={styles.club} {...clubPath(id)}>
          <ClubEmblem emblem={emblem} size={34} />
          <span>
            <strong>{name}</strong>
            <small>
              <Trans>
                {categoryName(category)} · Treinador nível {manager.level}
              </Trans>
            </small>
          </span>
        </Link>
        <div className={styles.purse}>
          <dl>
            <div>
              <dt>{t`Em caixa`}</dt>
              <dd>{moneyText(finances.totalMoney)}</dd>
            </div>
            <div>
              <dt>{t`Créditos`}</dt>
              <dd>{finances.credits}</dd>
            </div>
            <div className={styles.clock}>
              <dt>{zoneHeading()}</dt>
              <dd>
                <ServerClock />
              </dd>
            </div>
          </dl>
          <InboxLink />
        </div>
      </div>
      <MainNavigation />
      <div className={styles.skirt} aria-hidden>
        <i style={{ background: emblem.primary }} />
        <i style={{ background: emblem.secondary }} />
        <i style={{ background: emblem.tertiary }} />
      </div>
      <OfflineNotice />
    </header>
  );
}

function ServerClock() {
  return <TimeText ms={useGameNow()} />;
}

function InboxLink() {
  const { t } = useLingui();
  const unread = useUnread();
  return (
    <Tooltip text={t`Mensagens`}>
      <Link className={styles.inbox} to="/email">
        <Mail size={18} aria-hidden />
        <VisuallyHidden>{t`Mensagens`}</VisuallyHidden>
        {unread > 0 && (
          <>
            <i aria-hidden>{unread > 99 ? '99+' : unread}</i>
            <VisuallyHidden>
              <Plural value={unread} one="# mensagem nova" other="# mensagens novas" />
            </VisuallyHidden>
          </>
        )}
      </Link>
    </Tooltip>
  );
}

function MainNavigation() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label={t`Principal`}>
      <ul>
        {MAIN_NAVIGATION.map((item) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
              {t(item.label)}
              <UnreadPostsMark to={item.to} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
