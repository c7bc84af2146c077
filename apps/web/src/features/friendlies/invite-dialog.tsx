import { useLingui } from '@lingui/react/macro';
import type { ClubBadge } from '@mundo-manager/contract/client';
import { FRIENDLY_LIMITS } from '@mundo-manager/rules/friendlies';
import { useState } from 'react';
import { clubWith } from '../../components/club/club-with-article.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Select } from '../../ui/form/select.tsx';
import { momentText } from '../../ui/text/date-text.tsx';
import styles from './invite.module.css';
import { useInvite } from './use-friendlies.ts';

interface InviteDialogProps {
  readonly club: Pick<ClubBadge, 'id' | 'name' | 'article'>;
  readonly onClose: () => void;
}

/** The kick-off and the ground of a friendly, of the slots that both clubs have free. R-FRD-15 */
export function InviteDialog({ club, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('friendlySlots', { params: { clubId: club.id } });
  const { invite, busy } = useInvite();
  const [chosen, setChosen] = useState<string | null>(null);
  const [ground, setGround] = useState<'home' | 'away'>('home');
  const slots = data?.slots ?? [];
  const slot = slots.find((kickOff) => String(kickOff) === chosen) ?? slots[0];
  const { daysAhead } = FRIENDLY_LIMITS;
  const send = async () => {
    if (slot === undefined) return;
    if (await invite({ clubId: club.id, kickOff: slot, isHome: ground === 'home' })) onClose();
  };
  return (
    <Dialog
      open
      title={t`Amistoso contra ${clubWith('o', club.name, club.article)}`}
      onClose={() => {
        if (!busy) onClose();
      }}
      actions={
        slot !== undefined && (
          <Button busy={busy} onClick={() => void send()}>
            {t`Enviar convite`}
          </Button>
        )
      }
    >
      {error ? (
        <CallFailed inset title={t`Não deu para carregar as datas.`} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton rows={3} />
      ) : slot === undefined ? (
        <p>{t`Os dois clubes não têm nenhuma data livre nos próximos ${daysAhead} dias.`}</p>
      ) : (
        <div className={styles.form}>
          <Select
            label={t`Data`}
            value={String(slot)}
            onChange={setChosen}
            options={slots.map((kickOff) => ({ value: String(kickOff), label: momentText(kickOff) }))}
          />
          <Segmented
            words
            label={t`Onde`}
            value={ground}
            onChange={setGround}
            options={[
              { value: 'home', label: t`Em casa` },
              { value: 'away', label: t`Fora` },
            ]}
          />
          <p className={styles.note}>
            {t`Sem bilheteria, experiência, moral, cartões ou lesões. Custa metade da condição e vale um treino.`}
          </p>
        </div>
      )}
    </Dialog>
  );
}
