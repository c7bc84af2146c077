import { Trans } from '@lingui/react/macro';
import { availableMoney } from '@mundo-manager/rules/finances';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { useClub } from '../../session/useInitialData.ts';
import { Money } from '../../ui/Money.tsx';
import { Term } from '../../ui/Term.tsx';
import styles from './Market.module.css';

/** What may be spent on players: not the cash that the wall shows. R-FIN-4 */
export function AvailableMoney() {
  const ruleset = useRuleset();
  const { finances, players } = useClub();
  return (
    <p className={styles.available}>
      <Trans>
        <Term term="availableMoney" />{' '}
        <b>
          <Money value={availableMoney(finances.totalMoney, players, ruleset)} />
        </b>
      </Trans>
    </p>
  );
}
