import { Plural, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { RewardProof } from '../../features/rewards/reward-proof.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BoosterDrag } from './booster-drag.tsx';
import { BoosterStock } from './booster-stock.tsx';
import styles from './foundry.module.css';
import { FusionDialogs } from './fusion-dialogs.tsx';
import { FusionInstructions } from './fusion-instructions.tsx';
import { FusionSlots } from './fusion-slots.tsx';
import { useFoundry } from './use-foundry.ts';

/** The foundry: three boosters of one metal become one of the next. R-FOU-1 to R-FOU-8 */
export function PlayerBoostersScreen() {
  const { t } = useLingui();
  const foundry = useFoundry();
  const count = foundry.store.length;
  return (
    <>
      <PageHeading
        title={t`Boosters de jogador`}
        end={
          <ButtonLink kind="ghost" small to="/matchBoosters" icon={ArrowRight}>
            {t`Boosters de jogo`}
          </ButtonLink>
        }
      />
      <BoosterDrag onDrop={foundry.put}>
        <div className={styles.screen}>
          <div className={styles.foundry}>
            <Panel title={t`Fundição`}>
              <FusionSlots foundry={foundry} />
            </Panel>
          </div>
          <div className={styles.stock}>
            <Panel
              title={t`Seus boosters`}
              end={<Plural value={count} _0="Nenhum" one="# booster" other="# boosters" />}
            >
              <BoosterStock foundry={foundry} />
            </Panel>
          </div>
          <div className={styles.guide}>
            <Panel title={t`Como funciona`}>
              <FusionInstructions />
            </Panel>
            <RewardProof />
          </div>
        </div>
      </BoosterDrag>
      <FusionDialogs foundry={foundry} />
    </>
  );
}
