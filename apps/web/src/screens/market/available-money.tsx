import { Trans } from '@lingui/react/macro';
import { availableMoney } from '@mundo-manager/rules/finances';
import { Money } from '../../components/money/money.tsx';
import { Term } from '../../components/player/glossary-term.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import styles from './market.module.css';

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
