import { Link } from 'react-router-dom';
import { playerPath } from '../app/paths.ts';
import styles from './ClubLink.module.css';

/** A player’s name, a way to his page. */
export function PlayerLink({ player }: { readonly player: { readonly id: string; readonly name: string } }) {
  return (
    <Link className={styles.link} {...playerPath(player)}>
      <span className={styles.name}>{player.name}</span>
    </Link>
  );
}
