import { useLingui } from '@lingui/react/macro';
import type { BoosterReference } from '@mundo-manager/rules/boosters';
import type { Reward } from '@mundo-manager/rules/daily-rewards';
import { Banknote, Coins } from 'lucide-react';
import { locale } from '../../ui/text/locale.ts';
import { moneyText } from '../../ui/text/money-text.ts';
import { BoosterPlate } from '../boosters/booster-plate.tsx';
import styles from './reward-view.module.css';

/** What a daily reward or a fusion gave: a booster on its plate, credits or money. It drops in like a plate on its nail. R-DSC-5 */
export function RewardView({ reward: { type, value } }: { readonly reward: Reward }) {
  const { t } = useLingui();
  const texts = {
    playerBooster: t`Booster de jogador`,
    matchBooster: t`Booster de jogo`,
    credits: t`Créditos`,
    money: t`Dinheiro`,
  };
  const Icon = type === 'credits' ? Coins : Banknote;
  const amount = type === 'credits' ? value.toLocaleString(locale) : moneyText(value);
  const booster: BoosterReference | null =
    type === 'playerBooster'
      ? { kind: 'player', boosterId: value }
      : type === 'matchBooster'
        ? { kind: 'match', boosterId: value }
        : null;
  return (
    <div className={styles.reward} role="status">
      <div className={styles.drop}>
        {booster ? (
          <BoosterPlate booster={booster} />
        ) : (
          <span className={styles.amount}>
            <Icon size={26} aria-hidden />
            <b>{amount}</b>
          </span>
        )}
      </div>
      <b>{texts[type]}</b>
    </div>
  );
}
