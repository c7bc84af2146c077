import type { Emblem as EmblemData } from '@mundo-manager/rules/clubs';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/browser/classes.ts';
import { clubPath } from '../links/paths.ts';
import { ClubEmblem } from './club-emblem.tsx';
import styles from './club-link.module.css';

interface ClubLinkProps {
  readonly club: { readonly id: string; readonly name: string; readonly emblem: EmblemData };
  /** Width of the emblem in pixels. */
  readonly size?: number;
  /** Name left of the emblem, as for the home side of a match. */
  readonly reversed?: boolean;
  /** Whether only the emblem is shown; the name is then read out. */
  readonly emblemOnly?: boolean;
  /** Leaves the link out of the tab order, for lists that repeat links already shown above. */
  readonly skipped?: boolean;
}

/** Emblem and name, always a way to the club’s page. R-NAV-20 */
export function ClubLink({ club, size = 24, reversed = false, emblemOnly = false, skipped = false }: ClubLinkProps) {
  return (
    <Link
      className={classes(styles.link, reversed && styles.reversed)}
      tabIndex={skipped ? -1 : undefined}
      {...clubPath(club.id)}
    >
      {emblemOnly ? (
        <ClubEmblem emblem={club.emblem} size={size} title={club.name} />
      ) : (
        <>
          <ClubEmblem emblem={club.emblem} size={size} />
          <span className={styles.name}>{club.name}</span>
        </>
      )}
    </Link>
  );
}
