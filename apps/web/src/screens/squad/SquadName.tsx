import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { Tag } from 'lucide-react';
import styles from './Squad.module.css';

/** The player’s name, marked where he is for sale. R-SQD-7 */
export function SquadName({ player }: { readonly player: Player }) {
  const { t } = useLingui();
  return (
    <span className={styles.name}>
      {player.personalData.name}
      {player.forSale && (
        <span className={styles.sale} role="img" aria-label={t`À venda`} title={t`À venda`}>
          <Tag size={13} aria-hidden />
        </span>
      )}
    </span>
  );
}
