import { useLingui } from '@lingui/react/macro';
import type { LiveLineUp, LiveMatch, MatchView } from '@mundo-manager/contract/client';
import type { Commentate, NamedSheet } from '@mundo-manager/engine/commentary';
import { type ReactNode, useMemo } from 'react';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useLiveMatch } from '../../data/live/use-live-match.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CommentaryLines } from './commentary-lines.tsx';
import { linesWithSides } from './lines-with-sides.ts';
import styles from './live-ticker.module.css';
import { useLiveMinute } from './use-live-minute.ts';
import { useLogAnnounces } from './use-log-announces.ts';

interface LiveTickerProps {
  readonly match: MatchView;
  readonly commentate: Commentate;
  readonly children?: ReactNode;
}

/** A live match minute by minute, the newest first, from kick-off on. R-HOM-21, R-LEA-14 */
export default function LiveTicker({ match, commentate, children }: LiveTickerProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useLiveMatch(match.id);
  const lines = useMemo(() => (data === undefined ? [] : told(data, commentate)), [data, commentate]);
  // Without line-ups there is no commentary yet.
  const speaks = useLogAnnounces(match.id, data !== undefined && data.home !== null);
  const minuteOf = useLiveMinute();
  return (
    <Panel flush title={t`Lances ao vivo`} end={minuteOf(match.live)}>
      {children}
      <div
        className={styles.scroll}
        role="log"
        aria-live={speaks ? 'polite' : 'off'}
        aria-label={t`Lances ao vivo`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
      >
        {error && data === undefined ? (
          <CallFailed inset title={t`Não deu para carregar os lances.`} error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton rows={4} />
        ) : lines.length === 0 ? (
          <p className={styles.quiet}>{t`A bola vai rolar.`}</p>
        ) : (
          <CommentaryLines match={match} lines={lines} />
        )}
      </div>
    </Panel>
  );
}

function told({ home, away, events }: LiveMatch, commentate: Commentate) {
  if (home === null || away === null) return [];
  const sheets = { home: sheetOf(home), away: sheetOf(away) };
  const articles = { home: home.look.article, away: away.look.article };
  return linesWithSides({ events, sheets, articles }, commentate).reverse();
}

/** The commentator’s sheet, from what spectators see of a side. */
function sheetOf({ look, players }: LiveLineUp): NamedSheet {
  const places = players.map(({ id, place }) => ({ id: String(place), playerId: id }));
  return { club: { name: look.name }, players, tactic: { places } };
}
