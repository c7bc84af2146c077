import { useLingui } from '@lingui/react/macro';
import { weeklyUpkeep } from '@mundo-manager/rules/facilities';
import { availableMoney, weeklySalaries } from '@mundo-manager/rules/finances';
import { Money } from '../../components/money/money.tsx';
import { Term } from '../../components/player/glossary-term.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { locale } from '../../ui/text/locale.ts';
import styles from './finances.module.css';

/** Cash, weekly wages and upkeep, available money and credits. R-FNS-1 */
export function CashCard() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const { finances, players } = club;
  const { totalMoney, credits } = finances;
  return (
    <Panel title={t`Caixa`}>
      <dl className={styles.cash}>
        <div className={styles.main}>
          <dt>{t`Dinheiro em caixa`}</dt>
          <dd className={classes(totalMoney < 0 && styles.debt)}>
            <Money value={totalMoney} />
          </dd>
        </div>
        <div className={styles.main}>
          <dt>{t`Salário Semanal`}</dt>
          <dd>
            <Money value={weeklySalaries(players)} />
          </dd>
        </div>
        <div>
          <dt>
            <Term term="weeklyUpkeep" />
          </dt>
          <dd>
            <Money value={weeklyUpkeep(club, ruleset)} />
          </dd>
        </div>
        <div>
          <dt>
            <Term term="availableMoney" />
          </dt>
          <dd>
            <Money value={availableMoney(totalMoney, players, ruleset)} />
          </dd>
        </div>
        <div>
          <dt>
            <Term term="credits" />
          </dt>
          <dd>{credits.toLocaleString(locale)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
