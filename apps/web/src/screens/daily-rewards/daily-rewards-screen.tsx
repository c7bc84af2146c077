import { useLingui } from '@lingui/react/macro';
import type { Reward } from '@mundo-manager/rules/daily-rewards';
import { Banknote, Gift } from 'lucide-react';
import { useState } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { RewardProof } from '../../features/rewards/reward-proof.tsx';
import { useRewardDraw } from '../../features/rewards/use-reward-draw.ts';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import { advertOf } from './painted-adverts.ts';
import { RewardCard } from './reward-card.tsx';
import { RewardDialog } from './reward-dialog.tsx';

/** The two rewards of the day. R-DSC-1 to R-DSC-5 */
export function DailyRewardsScreen() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { moneyCollectionDate, itemCollectionDate } = useClub().dailyRewards;
  const [watched, setWatched] = useState<'money' | 'item' | null>(null);
  const [reward, setReward] = useState<Reward | null>(null);
  const clock = useGameClock();
  const draw = useRewardDraw();
  const { run, busy } = useCommand('collectDailyReward', {
    newKey: draw.newKey,
    onDone: (data) => {
      setReward(data.reward);
      draw.onAnswer(data.reward, watched !== 'money');
    },
    doneElsewhere: t`Recompensa coletada.`,
    onRefused: () => {
      setWatched(null);
      return undefined;
    },
  });
  const watch = (kind: 'money' | 'item') => () => {
    setReward(null);
    setWatched(kind);
  };
  return (
    <>
      <PageHeading title={t`Recompensas Diárias`} note={t`Duas por dia: assista, colete e volte amanhã.`} />
      <Stack>
        <Columns kind="halves">
          <RewardCard
            title={t`Dinheiro`}
            icon={Banknote}
            content={moneyText(ruleset.dailyRewards.money)}
            date={moneyCollectionDate}
            note={t`O mesmo valor todos os dias.`}
            onWatch={watch('money')}
          />
          <RewardCard
            title={t`Item`}
            icon={Gift}
            content={t`?`}
            date={itemCollectionDate}
            note={t`Um booster, créditos ou dinheiro. Só abrindo para saber.`}
            onWatch={watch('item')}
          />
        </Columns>
        <RewardProof />
      </Stack>
      {watched !== null && (
        <RewardDialog
          advert={advertOf(watched, clock.now())}
          reward={reward}
          verdict={draw.verdict}
          busy={busy}
          onCollect={() => void run({ body: { rewardType: watched } })}
          onClose={() => setWatched(null)}
        />
      )}
    </>
  );
}
