import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClubSeason } from '@mundo-manager/rules/history';
import { CircleCheck, Handshake, Ticket } from 'lucide-react';
import { Money } from '../../components/money/money.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './season-review.module.css';

/** Prize, next league with its entry, and sponsor after a season. R-HSC-4 */
export function SeasonNext({ season }: { readonly season: ClubSeason }) {
  const { t } = useLingui();
  const { competitions } = useRuleset();
  const { finances } = useClub();
  const { prize, nextCategory } = season;
  const { sponsorship, credits } = finances;
  const price = competitions.leagueEntryCredits;
  return (
    <Panel flush title={t`O que vem agora`}>
      <ul className={styles.next}>
        {prize !== null && (prize.money > 0 || prize.credits > 0) && (
          <li>
            <CircleCheck size={20} aria-hidden />
            <span>
              <b>{t`Prêmio na conta`}</b>
              <small>
                <Money value={prize.money} /> ·{' '}
                <Plural value={prize.credits} _0="0 créditos" one="# crédito" other="# créditos" />
              </small>
            </span>
          </li>
        )}
        <li>
          <Ticket size={20} aria-hidden />
          <span>
            <b>
              <Trans>Inscrição na MM League {nextCategory}</Trans>
            </b>
            <small>
              <Plural value={price} _0="0 créditos" one="# crédito" other="# créditos" /> · {t`você tem ${credits}`}
            </small>
          </span>
          <ButtonLink small to="/competitions">
            {t`Inscrever`}
          </ButtonLink>
        </li>
        {sponsorship !== null && (
          <li>
            <Handshake size={20} aria-hidden />
            <span>
              <b>{t`Patrocínio continua`}</b>
              <small>
                <Trans>
                  vence em <DateText ms={sponsorship.endDate} />
                </Trans>
              </small>
            </span>
          </li>
        )}
      </ul>
    </Panel>
  );
}
