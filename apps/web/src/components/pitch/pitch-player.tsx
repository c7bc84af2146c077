import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/browser/classes.ts';
import { playerPath } from '../links/paths.ts';
import { shortName } from '../player/short-name.ts';
import styles from './pitch-player.module.css';
import place from './pitch-spot.module.css';
import { type PitchSpot, spotStyle } from './pitch-spot.ts';

interface PitchPlayerProps {
  readonly player: { readonly id: string; readonly name: string };
  readonly spot: PitchSpot | undefined;
  /** The drawing above the name. */
  readonly picture: ReactNode;
  /** Whether a dashed outline marks the name. */
  readonly doubtful?: boolean;
  /** Facts below the name. */
  readonly children: ReactNode;
}

/** A player on a pitch, a way to his page: one item of the list that the board is. */
export function PitchPlayer({ player, spot, picture, doubtful = false, children }: PitchPlayerProps) {
  return (
    <li className={classes(place.place, doubtful && styles.doubtful)} style={spotStyle(spot)}>
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
