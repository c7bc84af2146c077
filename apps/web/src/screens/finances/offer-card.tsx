import { useLingui } from '@lingui/react/macro';
import type { SponsorshipOffer } from '@mundo-manager/rules/sponsorship';
import { Money } from '../../components/money/money.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { Button } from '../../ui/form/button.tsx';
import { locale } from '../../ui/text/locale.ts';
import { moneyText } from '../../ui/text/money-text.ts';
import { creditsText, durationText } from './contract-texts.ts';
import styles from './offers.module.css';

interface OfferCardProps {
  readonly offer: SponsorshipOffer;
  /** While another contract runs: nothing to read, nothing to press. */
  readonly blurred: boolean;
  readonly onSign: () => void;
}

/** One offer: days, money, credits, and what its money is made of. R-FNS-6, R-FNS-9 */
export function OfferCard({ offer: { duration, money, credits, factor }, blurred, onSign }: OfferCardProps) {
  const { t } = useLingui();
  const days = durationText(duration);
  const terms = (
    <>
      <b className={styles.days}>{days}</b>
      <span className={styles.money}>
        <Money value={money} />
      </span>
      <span className={styles.credits}>{credits > 0 ? t`+ ${creditsText(credits)}` : t`sem créditos`}</span>
      <small className={styles.factor}>{t`${factor.toLocaleString(locale)} × o valor semanal`}</small>
    </>
  );
  if (blurred) {
    return (
      <div className={classes(styles.offer, styles.blurred)} aria-hidden>
        {terms}
      </div>
    );
  }
  const sum = moneyText(money);
  const name =
    credits > 0 ? t`Assinar: ${days}, ${sum} e ${creditsText(credits)}` : t`Assinar: ${days}, ${sum}, sem créditos`;
  return (
    <div className={styles.offer}>
      {terms}
      <Button small wide aria-label={name} onClick={onSign}>
        {t`Assinar`}
      </Button>
    </div>
  );
}
