import type { PublicPlayer } from '@mundo-manager/rules/players';
import { AbsenceMarks } from '../../features/match/absence-marks.tsx';
import styles from './market.module.css';

/** Name and injury of a player for sale. R-DIS-8 */
export function MarketName({ player }: { readonly player: PublicPlayer }) {
  return (
    <span className={styles.name}>
      {player.personalData.name}
      <AbsenceMarks player={player} />
    </span>
  );
}
