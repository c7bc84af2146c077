import { Link } from 'react-router-dom';
import styles from '../club/club-link.module.css';
import { playerPath } from '../links/paths.ts';

/** A player’s name, a way to his page. */
export function PlayerLink({ player }: { readonly player: { readonly id: string; readonly name: string } }) {
  return (
    <Link className={styles.link} {...playerPath(player)}>
      <span className={styles.name}>{player.name}</span>
    </Link>
  );
}
