import { useLingui } from '@lingui/react/macro';
import { accept } from '@mundo-manager/rules/core';
import { canSignSponsorship, offersTo, type SponsorshipOffer, signSponsorship } from '@mundo-manager/rules/sponsorship';
import { useState } from 'react';
import { useGameClock, useGameNow } from '../../components/clock/game-clock-context.tsx';
import { Term } from '../../components/player/glossary-term.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { dateText } from '../../ui/text/date-text.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import { creditsText, durationText } from './contract-texts.ts';
import { CurrentContract } from './current-contract.tsx';
import { DebtNotice } from './debt-notice.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferReasons } from './offer-reasons.tsx';
import styles from './offers.module.css';

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
          title={t`Assinar por ${durationText(asked.duration)} e ${moneyText(asked.money)}?`}
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
    const received = credits > 0 ? t`${moneyText(money)} e ${creditsText(credits)}` : moneyText(money);
    return t`O clube recebe ${received} agora. Até o fim dos ${durationText(duration)} não dá para assinar outro contrato.`;
  }
}
