import { useLingui } from '@lingui/react/macro';
import { isOpenForEditing } from '@mundo-manager/rules/match-window';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { clubWith } from '../../components/club/club-with-article.ts';
import { livePath, tacticPath } from '../../components/links/paths.ts';
import { isPlaying } from '../../components/match/is-playing.ts';
import { ownSide } from '../../components/match/own-side.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import type { FriendliesData } from '../../features/friendlies/use-friendlies.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { momentText } from '../../ui/text/date-text.tsx';
import { FriendlyRow } from './friendly-row.tsx';

type Agreed = FriendliesData['agreed'][number];

interface AgreedFriendliesProps {
  readonly agreed: readonly Agreed[];
  readonly busy: boolean;
  readonly onCancel: (invitationId: string) => Promise<boolean>;
}

/** Friendlies that both clubs have agreed on, each with its tactic, and a way to call it off in time. R-FRD-9, R-FRD-15 */
export function AgreedFriendlies({ agreed, busy, onCancel }: AgreedFriendliesProps) {
  const { t } = useLingui();
  const { id: ownId } = useClub();
  const now = useGameNow();
  const ruleset = useRuleset();
  const [leaving, setLeaving] = useState<Agreed | null>(null);
  return (
    <Panel flush title={t`Marcados`}>
      {agreed.length === 0 ? (
        <EmptyState icon={CalendarCheck} title={t`Nenhum amistoso marcado.`} />
      ) : (
        <ul>
          {agreed.map((friendly) => {
            const { match, invitation, opponent } = friendly;
            const { tacticName } = ownSide(match, ownId);
            return (
              <FriendlyRow
                key={invitation.id}
                opponent={opponent}
                kickOff={match.date}
                isHome={match.home.id === ownId}
              >
                {isPlaying(match, now, ruleset) && (
                  <ButtonLink small to={livePath(match.id)}>{t`Assistir ao vivo`}</ButtonLink>
                )}
                {tacticName && (
                  <ButtonLink small kind="ghost" to={tacticPath(tacticName)}>{t`Tática ${tacticName}`}</ButtonLink>
                )}
                {isOpenForEditing(match, now, ruleset) && (
                  <Button
                    small
                    kind="danger"
                    busy={busy}
                    aria-label={t`Desmarcar o amistoso contra ${clubWith('o', opponent.name, opponent.article)}`}
                    onClick={() => setLeaving(friendly)}
                  >{t`Desmarcar`}</Button>
                )}
              </FriendlyRow>
            );
          })}
        </ul>
      )}
      <ConfirmDialog
        danger
        open={leaving !== null}
        busy={busy}
        title={t`Desmarcar o amistoso contra ${leaving === null ? '' : clubWith('o', leaving.opponent.name, leaving.opponent.article)}?`}
        description={t`O jogo de ${leaving === null ? '' : momentText(leaving.match.date)} não será jogado, e o outro clube é avisado.`}
        confirmLabel={t`Desmarcar`}
        onCancel={() => setLeaving(null)}
        onConfirm={async () => {
          if (leaving !== null) await onCancel(leaving.invitation.id);
          setLeaving(null);
        }}
      />
    </Panel>
  );
}
