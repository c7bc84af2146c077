import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { TIMES } from '../../../features/simulation/play-hundred-matches.ts';
import type { HundredRun } from '../../../features/simulation/use-hundred-matches.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from './trial.module.css';
import { TrialChart } from './trial-chart.tsx';
import { trialOutcomes } from './trial-outcomes.ts';

interface TrialProps {
  readonly run: HundredRun;
  readonly onPlay: () => void;
  /** Whether the own side is at home. */
  readonly isHome: boolean;
  /** The own tactic that is tried. */
  readonly slot: string;
  readonly rival: string;
  /** The panel, to scroll to. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** 'Simulação': the next meeting a hundred times against the likely eleven, and what that says. R-OPP-20 */
export function Trial({ run, onPlay, isHome, slot, rival, ref }: TrialProps) {
  const { t } = useLingui();
  const { shown, before, played } = run;
  return (
    <div ref={ref} className={styles.anchor}>
      <Panel title={t`Simulação`} end={shown !== null && t`${TIMES} jogos`}>
        <div className={styles.trial}>
          {played !== null && (
            <ProgressBar label={t`Jogos simulados`} value={played} outOf={TIMES} text={`${played}/${TIMES}`} />
          )}
          <div aria-live="polite">
            {shown !== null && (
              <TrialChart
                outcomes={trialOutcomes(shown, isHome)}
                before={before && trialOutcomes(before, isHome)}
                rival={rival}
              />
            )}
          </div>
          <Button kind="ghost" small busy={played !== null} onClick={onPlay}>
            {shown === null ? t`Simular ${TIMES} vezes` : t`Simular de novo`}
          </Button>
          <p className={styles.note}>
            {t`É uma estimativa: sua tática ${slot} e seus jogadores de hoje contra o time provável, em 90 minutos. O que não se vê deles conta igual ao seu: condição, moral e preleção.`}
          </p>
        </div>
      </Panel>
    </div>
  );
}
