import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { checkStrength, leagueRounds, prizeFor } from '@mundo-manager/rules/competitions';
import { checkCredits } from '@mundo-manager/rules/finances';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../components/messages/errors.ts';
import { Money } from '../../components/money/money.tsx';
import { Term } from '../../components/player/glossary-term.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './competitions.module.css';

/** What the league is, what it costs, and the way in. R-HUB-2, R-HUB-3, R-HUB-10, R-FAI-4 */
export function LeagueEntry() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const [asked, setAsked] = useState(false);
  const { run, busy } = useCommand('joinCompetition', { done: t`Inscrito!` });
  const { leagueClubs, leagueEntryCredits: price } = ruleset.competitions;
  const rounds = leagueRounds(leagueClubs);
  const strength = checkStrength(club, ruleset);
  const affordable = checkCredits(club, price);
  const entry = strength.ok ? affordable : strength;
  const left = club.finances.credits - price;
  const first = prizeFor({ competition: 'MM League', category: club.category, place: 1 }, ruleset);
  const stop = () => setAsked(false);
  const join = async () => {
    await run({ body: { competitionName: 'MM League' } });
    stop();
  };
  return (
    <>
      <p className={styles.pitch}>
        <Trans>
          {leagueClubs} clubes, {rounds} rodadas, todos contra todos em casa e fora.
        </Trans>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t`Inscrição`}</dt>
          <dd>
            <Plural value={price} one="# crédito" other="# créditos" />
          </dd>
        </div>
        <div>
          <dt>
            <Term term="credits">{t`Você tem`}</Term>
          </dt>
          <dd>
            <Plural value={club.finances.credits} _0="0 créditos" one="# crédito" other="# créditos" />
          </dd>
        </div>
        <div>
          <dt>{t`1º lugar`}</dt>
          <dd>
            <Money value={first.money} /> · <Plural value={first.credits} one="# crédito" other="# créditos" />
          </dd>
        </div>
      </dl>
      <Button
        wide
        icon={Ticket}
        disabledReason={entry.ok ? undefined : t(errorMessage(entry.error, ruleset))}
        onClick={() => setAsked(true)}
      >
        <Trans>Inscrever-se por {price} créditos</Trans>
      </Button>
      {asked && entry.ok && (
        <ConfirmDialog
          open
          busy={busy}
          title={t`Entrar na MM League por ${price} créditos?`}
          description={t`Depois da inscrição ${plural(left, { 0: 'não sobra nenhum', one: 'sobra # crédito', other: 'sobram # créditos' })}.`}
          onCancel={stop}
          onConfirm={() => void join()}
        />
      )}
    </>
  );
}
