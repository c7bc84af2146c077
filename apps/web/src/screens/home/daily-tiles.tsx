import { useLingui } from '@lingui/react/macro';
import { collectableCount } from '@mundo-manager/rules/daily-rewards';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Tile, Tiles } from '../../ui/layout/tile.tsx';

/** Challenges, which are still to come, and how many of the daily rewards can be collected now. R-HOM-12, R-HOM-13 */
export function DailyTiles() {
  const { t } = useLingui();
  const { dailyRewards } = useClub();
  const now = useGameNow();
  return (
    <Tiles>
      <Tile title={t`Desafios Concluídos`} note={t`A ser implementado`} />
      <Tile title={t`Recompensas Diárias`} value={collectableCount(dailyRewards, now)} to="/dailyRewards" />
    </Tiles>
  );
}
