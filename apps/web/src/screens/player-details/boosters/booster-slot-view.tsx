import { useLingui } from '@lingui/react/macro';
import type { BoosterSlot } from '@mundo-manager/rules/players';
import { KeyRound, Lock, LockOpen, Plus, X } from 'lucide-react';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { BoosterPlate } from '../../../features/boosters/booster-plate.tsx';
import { classes } from '../../../ui/browser/classes.ts';
import { Tooltip } from '../../../ui/dialog/tooltip.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './booster-slot.module.css';

interface BoosterSlotViewProps {
  readonly slot: BoosterSlot;
  readonly isOwn: boolean;
  /** Why an unlockable slot can't be unlocked now. */
  readonly refusal: string | null;
  /** Unlock, fill or empty it. */
  readonly onAct: () => void;
}

/** A slot in one of its four states. Only the manager's own players have something to press. */
export function BoosterSlotView({ slot, isOwn, refusal, onAct }: BoosterSlotViewProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { slotId, status } = slot;
  const level = ruleset.boosters.slotLevels[slotId - 1] ?? slotId + 1;
  const price = ruleset.boosters.slotUnlockCredits;

  if (status === 'occupied') {
    return (
      <div className={styles.occupied}>
        <BoosterPlate booster={{ kind: 'player', boosterId: slot.boosterId }} />
        {isOwn && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t`Remover o booster do espaço ${slotId}`}
            onClick={onAct}
          >
            <X size={18} aria-hidden />
          </button>
        )}
      </div>
    );
  }
  if (status === 'locked') {
    return (
      <div className={classes(styles.slot, styles.still)}>
        <Lock size={18} aria-hidden />
        <b>{t`Nv ${level}`}</b>
        <VisuallyHidden>{t`Abre no nível de treino ${level}.`}</VisuallyHidden>
      </div>
    );
  }
  if (!isOwn) {
    const Icon = status === 'unlockable' ? KeyRound : LockOpen;
    return (
      <div className={classes(styles.slot, styles.still)}>
        <Icon size={18} aria-hidden />
        <span>{status === 'unlockable' ? t`Desbloqueável` : t`Vazio`}</span>
      </div>
    );
  }
  if (status === 'unlocked') {
    return (
      <button
        type="button"
        className={styles.slot}
        aria-label={t`Vazio: escolher booster para o espaço ${slotId}`}
        onClick={onAct}
      >
        <Plus size={22} aria-hidden />
        <span>{t`Vazio`}</span>
      </button>
    );
  }
  const button = (
    <button
      type="button"
      className={classes(styles.slot, styles.unlockable)}
      aria-disabled={refusal !== null || undefined}
      aria-label={t`Desbloquear o espaço ${slotId} por ${price} créditos`}
      aria-describedby={refusal === null ? undefined : `slot-${slotId}-refusal`}
      onClick={() => {
        if (refusal === null) onAct();
      }}
    >
      <KeyRound size={18} aria-hidden />
      <b>{t`${price} créditos`}</b>
    </button>
  );
  if (refusal === null) return button;
  return (
    <>
      <Tooltip onPress text={refusal}>
        {button}
      </Tooltip>
      <VisuallyHidden id={`slot-${slotId}-refusal`}>{refusal}</VisuallyHidden>
    </>
  );
}
