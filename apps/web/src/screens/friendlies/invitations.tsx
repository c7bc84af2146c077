import { useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { clubWith } from '../../components/club/club-with-article.ts';
import type { InvitationRow } from '../../features/friendlies/use-friendlies.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './friendlies.module.css';
import { FriendlyRow } from './friendly-row.tsx';

interface InvitationsProps {
  readonly received: readonly InvitationRow[];
  readonly sent: readonly InvitationRow[];
  readonly busy: boolean;
  readonly onAccept: (invitationId: string) => void;
  readonly onDecline: (invitationId: string) => void;
  readonly onWithdraw: (invitationId: string) => void;
}

/** Open invitations, those that wait for the manager's answer first. R-FRD-15 */
export function Invitations({ received, sent, busy, onAccept, onDecline, onWithdraw }: InvitationsProps) {
  const { t } = useLingui();
  return (
    <>
      <Panel flush title={t`Convites recebidos`}>
        {received.length === 0 ? (
          <EmptyState icon={Mail} title={t`Nenhum convite para responder.`} />
        ) : (
          <ul>
            {received.map(({ invitation: { id, kickOff, isHome }, opponent }) => (
              <FriendlyRow key={id} opponent={opponent} kickOff={kickOff} isHome={!isHome}>
                <Button
                  small
                  busy={busy}
                  aria-label={t`Aceitar o amistoso contra ${clubWith('o', opponent.name, opponent.article)}`}
                  onClick={() => onAccept(id)}
                >{t`Aceitar`}</Button>
                <Button
                  small
                  kind="ghost"
                  busy={busy}
                  aria-label={t`Recusar o amistoso contra ${clubWith('o', opponent.name, opponent.article)}`}
                  onClick={() => onDecline(id)}
                >{t`Recusar`}</Button>
              </FriendlyRow>
            ))}
          </ul>
        )}
      </Panel>
      <Panel flush title={t`Convites enviados`}>
        {sent.length === 0 ? (
          <p className={styles.empty}>{t`Nenhum convite espera resposta.`}</p>
        ) : (
          <ul>
            {sent.map(({ invitation: { id, kickOff, isHome }, opponent }) => (
              <FriendlyRow key={id} opponent={opponent} kickOff={kickOff} isHome={isHome}>
                <Button
                  small
                  kind="ghost"
                  busy={busy}
                  aria-label={t`Retirar o convite para ${clubWith('o', opponent.name, opponent.article)}`}
                  onClick={() => onWithdraw(id)}
                >{t`Retirar`}</Button>
              </FriendlyRow>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
