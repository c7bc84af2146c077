import { useLingui } from '@lingui/react/macro';
import { DrawVerdictLine } from '../../rewards/DrawVerdictLine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/LoadingOverlay.tsx';
import { RewardView } from '../../ui/RewardView.tsx';
import type { Foundry } from './useFoundry.ts';

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
