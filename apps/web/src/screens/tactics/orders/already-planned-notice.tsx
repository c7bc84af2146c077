import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import type { OrderAction, Tactic } from '@mundo-manager/rules/tactics';
import styles from './orders.module.css';

interface AlreadyPlannedNoticeProps {
  readonly action: OrderAction;
  readonly tactic: Pick<Tactic, 'substitutions'>;
  /** The squad by id. */
  readonly players: ReadonlyMap<string, Player>;
}

/** Says that the plan brings the same reserve on, too; nothing if it does not. R-TSC-30 */
export function AlreadyPlannedNotice({ action, tactic, players }: AlreadyPlannedNoticeProps) {
  const { t } = useLingui();
  if (action.kind !== 'substitution') return null;
  const planned = tactic.substitutions.find(({ playerIn }) => playerIn === action.playerIn);
  const name = players.get(action.playerIn)?.personalData.name;
  if (planned === undefined || name === undefined) return null;
  return (
    <small
      className={styles.doubt}
    >{t`${name} já entra aos ${planned.minutes}’ no plano. Escolha outro reserva.`}</small>
  );
}
