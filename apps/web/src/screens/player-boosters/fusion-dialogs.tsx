import { useLingui } from '@lingui/react/macro';
import { DrawVerdictLine } from '../../features/rewards/draw-verdict-line.tsx';
import { RewardView } from '../../features/rewards/reward-view.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { Foundry } from './use-foundry.ts';

/** The fusion under way, then what came out of it. */
export function FusionDialogs({ foundry: { busy, reward, verdict, closeReward } }: { readonly foundry: Foundry }) {
  const { t } = useLingui();
  if (busy) {
    return (
      <Dialog open title={t`Fundição`}>
        <Loading text={t`Fundindo ...`} />
      </Dialog>
    );
  }
  if (reward === null) return null;
  return (
    <Dialog
      open
      title={t`Fusão concluída!`}
      onClose={closeReward}
      actions={<Button onClick={closeReward}>{t`Continuar`}</Button>}
    >
      <RewardView reward={reward} />
      <DrawVerdictLine verdict={verdict} />
    </Dialog>
  );
}
