import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cashForecast } from '@mundo-manager/rules/money-report';
import { useGameClock } from '../../../components/clock/game-clock-context.tsx';
import { Money } from '../../../components/money/money.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub, useOwnMatches } from '../../../data/calls/use-initial-data.ts';
import { classes } from '../../../ui/browser/classes.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { dateText } from '../../../ui/text/date-text.tsx';
import { moneyText } from '../../../ui/text/money-text.ts';
import styles from './balance.module.css';

/** The next three paydays by today's squad and fixtures, and a warning where money does not last. R-MON-4, R-MON-7 */
export function PaydayForecast({ wagesPaidAt }: { readonly wagesPaidAt: number }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const matches = useOwnMatches();
  const now = useGameClock().now();
  const paydays = cashForecast({ club, matches, wagesPaidAt, now }, ruleset);
  const short = paydays.find(({ balance }) => balance < 0);
  const missing = short && moneyText(-short.balance);
  return (
    <Panel title={t`Próximos pagamentos`}>
      {short && (
        <Alert tone="warning">{t`No ritmo de hoje faltam ${missing} no pagamento de ${dateText(short.date)}.`}</Alert>
      )}
      <ul className={styles.paydays}>
        {paydays.map(({ date, homeMatches, tickets, upkeep, wages, balance }) => (
          <li key={date}>
            <h3>{dateText(date)}</h3>
            <dl>
              <div>
                <dt>{t`${plural(homeMatches, { 0: 'Sem jogo em casa', one: '# jogo em casa', other: '# jogos em casa' })}`}</dt>
                <dd>
                  <Money signed value={tickets} />
                </dd>
              </div>
              <div>
                <dt>{t`Manutenção`}</dt>
                <dd>
                  <Money signed value={-upkeep} />
                </dd>
              </div>
              <div>
                <dt>{t`Salários`}</dt>
                <dd>
                  <Money signed value={-wages} />
                </dd>
              </div>
              <div className={styles.total}>
                <dt>{t`Em caixa depois`}</dt>
                <dd className={classes(balance < 0 && styles.debt)}>
                  <Money value={balance} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t`Com o plantel e os jogos marcados de hoje. Patrocínio, prêmios, recompensas e transferências não entram.`}
      </p>
    </Panel>
  );
}
