import { useLingui } from '@lingui/react/macro';
import type { MatchInput } from '@mundo-manager/engine';
import { BarChart3 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { locale } from '../../ui/text/locale.ts';
import styles from './engine-demo.module.css';
import { NO_OUTCOMES, type Outcomes } from './hundred-matches.ts';
import { OutcomeChart } from './outcome-chart.tsx';
import { playHundred, TIMES } from './play-hundred.ts';

/** The chosen match a hundred times, beside the hundred before. */
export function Hundred({ matchOf }: { readonly matchOf: () => MatchInput }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Outcomes | null>(null);
  const [before, setBefore] = useState<Outcomes | null>(null);
  const [progress, setProgress] = useState<Outcomes | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const play = async () => {
    const started = performance.now();
    running.current = new AbortController();
    setProgress(NO_OUTCOMES);
    setSeconds(null);
    try {
      const outcomes = await playHundred(matchOf(), setProgress, running.current.signal);
      setBefore(shown);
      setShown(outcomes);
      setSeconds((performance.now() - started) / 1000);
    } catch (error) {
      if (!running.current?.signal.aborted) throw error;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  const played = progress?.played ?? 0;
  const isRunning = progress !== null;
  const time = seconds === null ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(seconds);
  return (
    <Panel title={t`E se fosse cem vezes?`} end={seconds !== null && t`${TIMES} partidas em ${time} s`}>
      <div className={styles.hundred}>
        <p>{t`Uma partida só tem sorte dentro. Cem mostram o que a formação, a mentalidade e a força valem.`}</p>
        <div className={styles.run}>
          <Button icon={BarChart3} busy={isRunning} onClick={() => void play()}>
            {t`Simular 100 vezes`}
          </Button>
          {isRunning && (
            <Progress label={t`Partidas simuladas`} value={played} outOf={TIMES} text={`${played}/${TIMES}`} />
          )}
        </div>
        <div aria-live="polite">{shown !== null && <OutcomeChart outcomes={shown} before={before} />}</div>
      </div>
    </Panel>
  );
}
