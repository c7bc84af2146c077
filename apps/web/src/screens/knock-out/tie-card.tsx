import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClubBadge, MatchView } from '@mundo-manager/contract/client';
import type { BracketSide, BracketTie } from '@mundo-manager/rules/competitions';
import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { clubPath, livePath, matchStatsPath } from '../../components/links/paths.ts';
import { isPlaying } from '../../components/match/is-playing.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useLiveMinute } from '../../features/match/use-live-minute.ts';
import { classes } from '../../ui/browser/classes.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './tie-card.module.css';

interface TieCardProps {
  readonly tie: BracketTie<MatchView>;
  readonly clubs: ReadonlyMap<string, ClubBadge>;
  /** Text of a side without a club. */
  readonly waiting: string;
}

/** Two clubs and one result: a way to the match once it has begun, before that to the clubs. R-KNO-2 */
export function TieCard({ tie, clubs, waiting }: TieCardProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { id } = useClub();
  const now = useGameNow();
  const minuteOf = useLiveMinute();
  const { home, away, match, decision } = tie;
  const live = match !== null && isPlaying(match, now, ruleset) ? match.live : null;
  const isOwn = home.clubId === id || away?.clubId === id;
  const look = classes(styles.tie, isOwn && styles.own, match === null && away !== null && styles.open);
  const side = (which: 'home' | 'away') => (
    <Side side={tie[which]} tie={tie} which={which} clubs={clubs} waiting={waiting} />
  );
  if (match?.status === 'finished') {
    return (
      <Link className={look} {...matchStatsPath(match)}>
        {side('home')}
        {side('away')}
        {decision === 'extra-time' && <VisuallyHidden>{t`, na prorrogação`}</VisuallyHidden>}
        {decision === 'shoot-out' && <VisuallyHidden>{t`, nos pênaltis`}</VisuallyHidden>}
      </Link>
    );
  }
  if (match !== null && live !== null) {
    return (
      <Link className={look} to={livePath(match.id)}>
        <span className={styles.live}>
          <Radio aria-hidden />
          {minuteOf(live) ?? t`Ao vivo`}
        </span>
        {side('home')}
        {side('away')}
      </Link>
    );
  }
  return (
    <div className={look}>
      {side('home')}
      {side('away')}
    </div>
  );
}

interface SideProps extends TieCardProps {
  /** Null for a bye. */
  readonly side: BracketSide | null;
  readonly which: 'home' | 'away';
}

function Side({ side, tie, which, clubs, waiting }: SideProps) {
  const { t } = useLingui();
  const { id } = useClub();
  if (side === null) {
    return (
      <span className={styles.side}>
        <span />
        <span className={styles.none}>{t`passou direto`}</span>
      </span>
    );
  }
  const club = side.clubId === null ? undefined : clubs.get(side.clubId);
  if (club === undefined) {
    return (
      <span className={styles.side}>
        <span />
        <span className={styles.none}>{side.from === null ? waiting : <GroupPlaceText {...side.from} />}</span>
      </span>
    );
  }
  const { match, winner, decision } = tie;
  const isWinner = winner === club.id;
  const isMarked = decision === 'shoot-out' || (decision === 'extra-time' && isWinner);
  const content = (
    <>
      <ClubEmblem emblem={club.emblem} size={18} />
      <span className={classes(styles.name, club.name.length > (isMarked ? 13 : 17) && styles.long)}>{club.name}</span>
    </>
  );
  const hasBegun = match !== null && (match.status === 'finished' || match.live !== null);
  if (!hasBegun) {
    return (
      <Link
        className={classes(styles.side, styles.link, isWinner && styles.winner, club.id === id && styles.you)}
        {...clubPath(club.id)}
      >
        {content}
      </Link>
    );
  }
  const { score, shootOut } = match[which];
  const goals = match.status === 'finished' ? score : (match.live?.[which] ?? 0);
  const mark: ReactNode =
    decision === 'shoot-out' && shootOut !== undefined ? (
      <small>
        (<Kicks value={shootOut} />)
      </small>
    ) : (
      decision === 'extra-time' && isWinner && <small aria-hidden>{t`pr`}</small>
    );
  return (
    <span
      className={classes(
        styles.side,
        isWinner && styles.winner,
        club.id === id && styles.you,
        match.status !== 'finished' && styles.playing,
      )}
    >
      {content}
      <span className={styles.goals}>
        {mark}
        <b>{goals}</b>
      </span>
    </span>
  );
}

function Kicks({ value }: { readonly value: number }) {
  return (
    <>
      <span aria-hidden>{value}</span>
      <VisuallyHidden>
        <Plural value={value} _0="0 nos pênaltis" one="# nos pênaltis" other="# nos pênaltis" />
      </VisuallyHidden>
    </>
  );
}

function GroupPlaceText({ group, place }: { readonly group: string; readonly place: number }) {
  return (
    <Trans>
      {place}º do {group}
    </Trans>
  );
}
