import { useLingui } from '@lingui/react/macro';
import { sortPlayerBoosters } from '@mundo-manager/rules/boosters';
import { PackageOpen } from 'lucide-react';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { BoosterPlate } from '../../../features/boosters/booster-plate.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import styles from './booster-slot.module.css';

interface BoosterPickerProps {
  readonly onPick: (boosterId: number) => void;
  readonly onClose: () => void;
}

/** The club's player boosters, by power and then attribute, five in a row. R-PDT-13 */
export function BoosterPicker({ onPick, onClose }: BoosterPickerProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const boosterIds = sortPlayerBoosters(useClub().playerBoosters, ruleset);
  return (
    <Dialog open wide title={t`Boosters de Atributo`} onClose={onClose}>
      {boosterIds.length === 0 ? (
        <EmptyState
          icon={PackageOpen}
          title={t`Nenhum booster no estoque.`}
          action={<ButtonLink kind="ghost" small to="/dailyRewards">{t`Ver recompensas diárias`}</ButtonLink>}
        >
          {t`Recompensas diárias e fusões dão boosters de jogador.`}
        </EmptyState>
      ) : (
        <ul className={styles.picker}>
          {boosterIds.map((boosterId, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal boosters differ by nothing but their place
            <li key={index}>
              <button type="button" className={styles.pick} onClick={() => onPick(boosterId)}>
                <BoosterPlate booster={{ kind: 'player', boosterId }} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
