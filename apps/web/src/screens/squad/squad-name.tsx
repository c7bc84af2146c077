import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { Tag } from 'lucide-react';
import { AbsenceMarks } from '../../features/match/absence-marks.tsx';
import styles from './squad.module.css';

/** The player’s name, marked where he is for sale, injured or suspended. R-SQD-7, R-DIS-8 */
export function SquadName({ player }: { readonly player: Player }) {
  const { t } = useLingui();
  return (
    <span className={styles.name}>
      {player.personalData.name}
      <AbsenceMarks player={player} />
      {player.forSale && (
        <span className={styles.sale} role="img" aria-label={t`À venda`} title={t`À venda`}>
          <Tag size={13} aria-hidden />
        </span>
      )}
    </span>
  );
}
