import { useLingui } from '@lingui/react/macro';
import type { Reward } from '@mundo-manager/rules/daily-rewards';
import { Gift } from 'lucide-react';
import { DrawVerdictLine } from '../../features/rewards/draw-verdict-line.tsx';
import { RewardView } from '../../features/rewards/reward-view.tsx';
import type { DrawVerdict } from '../../features/rewards/use-reward-draw.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AdvertSpot, useSpotEnded } from './advert-spot.tsx';
import type { PaintedAdvert } from './painted-adverts.ts';

interface RewardDialogProps {
  readonly advert: PaintedAdvert;
  /** What came out; null until it is collected. */
  readonly reward: Reward | null;
  readonly verdict: DrawVerdict;
  readonly busy: boolean;
  readonly onCollect: () => void;
  readonly onClose: () => void;
}

/** The advert, then the collecting, then the reward, in one dialog. R-DSC-3 to R-DSC-5 */
export function RewardDialog({ advert, reward, verdict, busy, onCollect, onClose }: RewardDialogProps) {
  const { t } = useLingui();
  const ended = useSpotEnded();
  const close = () => {
    if (!busy) onClose();
  };
  if (reward !== null) {
    return (
      <Dialog open title={t`Sua recompensa`} onClose={close} actions={<Button onClick={close}>{t`Fechar`}</Button>}>
        <RewardView reward={reward} />
        <DrawVerdictLine verdict={verdict} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={t`Intervalo`}
      onClose={close}
      actions={
        busy || !ended ? undefined : (
          <Button icon={Gift} onClick={onCollect}>
            {t`Coletar`}
          </Button>
        )
      }
    >
      {busy ? <Loading text={t`Coletando ...`} /> : <AdvertSpot advert={advert} ended={ended} />}
    </Dialog>
  );
}
