import { useLingui } from '@lingui/react/macro';
import type { MatchInput } from '@mundo-manager/engine';
import { BarChart3 } from 'lucide-react';
import { TIMES } from '../../features/simulation/play-hundred-matches.ts';
import { useHundredMatches } from '../../features/simulation/use-hundred-matches.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { locale } from '../../ui/text/locale.ts';
import styles from './engine-demo.module.css';
import { OutcomeChart } from './outcome-chart.tsx';

/** The chosen match a hundred times, beside the hundred before. */
export function HundredMatches({ matchOf }: { readonly matchOf: () => MatchInput }) {
  const { t } = useLingui();
  const { shown, before, played, seconds, play } = useHundredMatches('demo');
  const time = seconds === null ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(seconds);
  return (
    <Panel title={t`E se fosse cem vezes?`} end={seconds !== null && t`${TIMES} partidas em ${time} s`}>
      <div className={styles.hundred}>
        <p>{t`Uma partida só tem sorte dentro. Cem mostram o que a formação, a mentalidade e a força valem.`}</p>
        <div className={styles.run}>
          <Button icon={BarChart3} busy={played !== null} onClick={() => void play(matchOf())}>
            {t`Simular 100 vezes`}
          </Button>
          {played !== null && (
            <ProgressBar label={t`Partidas simuladas`} value={played} outOf={TIMES} text={`${played}/${TIMES}`} />
          )}
        </div>
        <div aria-live="polite">{shown !== null && <OutcomeChart outcomes={shown} before={before} />}</div>
      </div>
    </Panel>
  );
}
