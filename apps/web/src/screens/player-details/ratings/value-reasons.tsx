import { Trans, useLingui } from '@lingui/react/macro';
import { marketValueBreakdown, type PublicPlayer } from '@mundo-manager/rules/players';
import { useGameClock } from '../../../components/clock/game-clock-context.tsx';
import { Money } from '../../../components/money/money.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { locale } from '../../../ui/text/locale.ts';
import styles from '../player-details.module.css';
import { PlayerFact } from '../player-fact.tsx';

const FACTOR = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What the market value is made of, and what it will be tomorrow where training has changed the player since midnight. R-PDT-18, R-PLA-10 */
export function ValueReasons({ player }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const now = useGameClock().now();
  const reasons = marketValueBreakdown(player, now, ruleset);
  const { years } = reasons;
  const [rating, room] = [Math.trunc(reasons.rating), Math.trunc(reasons.room)];
  return (
    <details className={styles.reasons}>
      <summary>{t`Por que esse valor?`}</summary>
      <dl className={styles.facts}>
        <PlayerFact name={t`Overall ${rating}, sem boosters`}>
          <Money value={Math.round(reasons.overall)} />
        </PlayerFact>
        <PlayerFact name={t`Idade de ${years} anos`}>{t`× ${FACTOR.format(reasons.age)}`}</PlayerFact>
        <PlayerFact name={t`${room} pontos até o potencial`}>{t`× ${FACTOR.format(reasons.potential)}`}</PlayerFact>
        {reasons.value !== player.marketValue && (
          <PlayerFact name={t`A partir da meia-noite (UTC)`}>
            <Money value={reasons.value} />
          </PlayerFact>
        )}
      </dl>
      <p>
        <Trans>O valor acompanha os treinos e muda uma vez por dia. O salário muda quando a liga termina.</Trans>
      </p>
    </details>
  );
}
