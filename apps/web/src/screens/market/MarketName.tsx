import type { Player } from '@mundo-manager/rules/players';
import { AbsenceMarks } from '../../match/AbsenceMarks.tsx';
import styles from './Market.module.css';

/** The name of a player for sale; an injury is for everybody to see before he is bought. R-DIS-8 */
export function MarketName({ player }: { readonly player: Player }) {
  return (
    <span className={styles.name}>
      {player.personalData.name}
      <AbsenceMarks player={player} />
    </span>
  );
}
