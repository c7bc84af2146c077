import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { playerPath } from '../app/paths.ts';
import { classes } from './classes.ts';
import styles from './PitchPlayer.module.css';
import { shortName } from './shortName.ts';

/** The place of a token on a board, in shares of its width and height. */
interface PitchSpot {
  /** From the middle of the board rightwards: −0.5 to 0.5. */
  readonly across: number;
  /** From the top. */
  readonly down: number;
  /** The width up to the next token. */
  readonly room: number;
}

interface PitchPlayerProps {
  readonly player: { readonly id: string; readonly name: string };
  readonly spot: PitchSpot | undefined;
  /** The drawing above the name. */
  readonly picture: ReactNode;
  /** Whether a dashed outline marks the name. */
  readonly doubtful?: boolean;
  /** What is told below the name. */
  readonly children: ReactNode;
}

/** A player on a pitch, a way to his page: one item of the list that the board is. */
export function PitchPlayer({ player, spot, picture, doubtful = false, children }: PitchPlayerProps) {
  const style = { '--across': spot?.across, '--down': spot?.down, '--room': spot?.room } as CSSProperties;
  return (
    <li className={classes(styles.place, doubtful && styles.doubtful)} style={style}>
      <Link className={styles.token} {...playerPath(player)}>
        {picture}
        <span className={styles.name}>
          <Fitting full={player.name} short={shortName(player.name)} />
        </span>
        {children}
      </Link>
    </li>
  );
}

/** A text that is shorter on a phone; it is read out whole. */
export function Fitting({ full, short }: { readonly full: string; readonly short: string }) {
  return (
    <>
      <span className={styles.full}>{full}</span>
      <span className={styles.short} aria-hidden>
        {short}
      </span>
    </>
  );
}
