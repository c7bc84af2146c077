import type { MatchSideView, MatchView } from '@mundo-manager/contract/client';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { clubPath } from '../../components/links/paths.ts';
import { Plate } from '../../components/player/number-plates.tsx';
import { classes } from '../../ui/browser/classes.ts';
import styles from './clubs-and-score.module.css';

/** A word that takes three lines on a phone, its last letters alone in the third. */
const LONG_WORD = /\S{22}/;

interface ClubsAndScoreProps {
  readonly match: MatchView;
  /** Goals at home and away; null before kick-off. */
  readonly score: { readonly home: number; readonly away: number } | null;
  /** Whether the score may change and is read out when it does. */
  readonly live?: boolean;
}

/** Both clubs across the edge of a painted wall, in their colours, with the score between them. */
export function ClubsAndScore({ match: { home, away }, score, live = false }: ClubsAndScoreProps) {
  const stripe = { '--home': home.clubEmblem.secondary, '--away': away.clubEmblem.secondary } as CSSProperties;
  return (
    <>
      <div className={styles.stripe} style={stripe} />
      <div className={styles.duel}>
        <Side side={home} />
        {score === null ? <span className={styles.versus}>×</span> : <Board {...score} live={live} />}
        <Side side={away} />
      </div>
    </>
  );
}

function Side({ side: { id, clubName, clubEmblem } }: { readonly side: MatchSideView }) {
  return (
    <Link className={styles.side} {...clubPath(id)}>
      <ClubEmblem emblem={clubEmblem} size={96} />
      <span className={classes(styles.name, LONG_WORD.test(clubName) && styles.hasLongWord)}>{clubName}</span>
    </Link>
  );
}

function Board({ home, away, live }: { readonly home: number; readonly away: number; readonly live: boolean }) {
  return (
    <span className={styles.board} {...(live && { role: 'status' })}>
      <Plate big winner={home > away}>
        {home}
      </Plate>
      <span className={styles.cross}>×</span>
      <Plate big winner={away > home}>
        {away}
      </Plate>
    </span>
  );
}
