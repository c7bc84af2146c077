import { useLingui } from '@lingui/react/macro';
import { accept } from '@mundo-manager/rules/core';
import { formatMoney } from '@mundo-manager/rules/format';
import { canSignSponsorship, offersTo, type SponsorshipOffer, signSponsorship } from '@mundo-manager/rules/sponsorship';
import { useState } from 'react';
import { useGameClock, useGameNow } from '../../clock/GameClockContext.tsx';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { useCommand } from '../../session/useCommand.ts';
import { useClub } from '../../session/useInitialData.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { dateText } from '../../ui/DateText.tsx';
import { Loading } from '../../ui/LoadingOverlay.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Term } from '../../ui/Term.tsx';
import { CurrentContract } from './CurrentContract.tsx';
import { DebtNotice } from './DebtNotice.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferReasons } from './OfferReasons.tsx';
import styles from './Offers.module.css';
import { creditsText, durationText } from './terms.ts';

/** Six offers to choose from, or the contract that runs with the other five places blurred. R-FNS-6, R-FNS-7 */
export function SponsorshipTab() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const clock = useGameClock();
  const now = useGameNow();
  const [asked, setAsked] = useState<SponsorshipOffer | null>(null);
  const { run, busy } = useCommand('signSponsorship', {
    optimistic: (current, { body }) => {
      const signed = signSponsorship({ club: current, offerId: body.sponsorshipOfferId, now: clock.now() }, ruleset);
      return signed.ok ? accept(signed.value.club) : signed;
    },
    done: t`Contrato assinado.`,
  });
  const { sponsorship } = club.finances;
  const offers = offersTo({ club, now }, ruleset);
  const running = sponsorship !== null && !canSignSponsorship(sponsorship, now) ? sponsorship : null;
  const [offer] = offers;

  const sign = async () => {
    if (asked === null) return;
    await run({ body: { sponsorshipOfferId: asked.id } });
    setAsked(null);
  };

  return (
    <>
      <DebtNotice />
      <Panel title={<Term term="sponsorship" />} end={running ? t`Contrato em vigor` : t`Escolha uma oferta`}>
        <ul className={styles.offers}>
          {offers.map((each) => (
            <li key={each.id}>
              {running?.id === each.id ? (
                <CurrentContract contract={running} now={now} />
              ) : (
                <OfferCard offer={each} blurred={running !== null} onSign={() => setAsked(each)} />
              )}
            </li>
          ))}
        </ul>
        {running !== null && (
          <p className={styles.note}>{t`As outras ofertas voltam em ${dateText(running.endDate, true)}.`}</p>
        )}
      </Panel>
      {offer && <OfferReasons breakdown={offer.breakdown} running={running !== null} />}
      {asked && (
        <ConfirmDialog
          open
          busy={busy}
          title={t`Assinar por ${durationText(asked.duration)} e ${formatMoney(asked.money)}?`}
          description={signingText(asked)}
          onCancel={() => setAsked(null)}
          onConfirm={() => void sign()}
        >
          {busy && <Loading text={t`Assinando contrato ...`} />}
        </ConfirmDialog>
      )}
    </>
  );

  function signingText({ money, credits, duration }: SponsorshipOffer): string {
    const received = credits > 0 ? t`${formatMoney(money)} e ${creditsText(credits)}` : formatMoney(money);
    return t`O clube recebe ${received} agora. Até o fim dos ${durationText(duration)} não dá para assinar outro contrato.`;
  }
}
