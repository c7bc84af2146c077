import { Trans, useLingui } from '@lingui/react/macro';
import { DAY } from '@mundo-manager/rules/clock';
import type { Sponsorship } from '@mundo-manager/rules/clubs';
import { Money } from '../../components/money/money.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { creditsText, durationText } from './contract-texts.ts';
import styles from './offers.module.css';

interface CurrentContractProps {
  readonly contract: Sponsorship;
  readonly now: number;
}

/** The contract that runs, in the place of the offer that it was. R-FNS-7 */
export function CurrentContract({ contract, now }: CurrentContractProps) {
  const { t } = useLingui();
  const { startDate, endDate, duration, money, credits } = contract;
  const left = Math.ceil((endDate - now) / DAY);
  return (
    <div className={classes(styles.offer, styles.current)}>
      <Badge tone="you">{t`Seu contrato`}</Badge>
      <b className={styles.days}>{durationText(duration)}</b>
      <span className={styles.money}>
        <Money value={money} />
      </span>
      <span className={styles.credits}>{credits > 0 ? t`+ ${creditsText(credits)}` : t`sem créditos`}</span>
      <div className={styles.term}>
        <ProgressBar label={t`Prazo do contrato`} value={now - startDate} outOf={endDate - startDate} />
      </div>
      <small className={styles.factor}>
        <Trans>
          {durationText(left)} até <DateText ms={endDate} time />
        </Trans>
      </small>
    </div>
  );
}
