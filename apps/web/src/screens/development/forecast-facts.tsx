import { Trans, useLingui } from '@lingui/react/macro';
import type { ForecastDay } from '@mundo-manager/rules/development';
import { Link } from 'react-router-dom';
import { dayText } from '../../ui/text/day-text.ts';
import { decimals } from '../../ui/text/decimals.ts';
import styles from './forecast-facts.module.css';

interface ForecastFactsProps {
  readonly forecast: readonly ForecastDay[];
  /** Whether a plan is in force. */
  readonly isPlanned: boolean;
}

/** Days ahead of the first figure. */
const MONTH = 30;

/** The forecast in a sentence: in 30 days, and at the peak; and what is not in it. R-DEV-12 */
export function ForecastFacts({ forecast, isPlanned }: ForecastFactsProps) {
  const { t } = useLingui();
  const soon = forecast[MONTH - 1];
  if (soon === undefined) return null;
  const peak = forecast.reduce((best, day) => (day.overall > best.overall + 0.05 ? day : best));
  const [inMonth, atPeak] = [decimals(soon.overall, 1), decimals(peak.overall, 1)];
  const [month, top] = [dayText(soon.day), dayText(peak.day)];
  return (
    <div className={styles.facts}>
      <p>
        <b>
          {isPlanned
            ? t`Com o plano de hoje: ${inMonth} em ${month}, pico de ${atPeak} em ${top}.`
            : t`Sem plano de treino: ${inMonth} em ${month}.`}
        </b>{' '}
        {isPlanned ? (
          t`Estimativa: descanso da noite, aniversários e treinos do plano. Jogos, lesões e boosters novos não entram.`
        ) : (
          <Trans>
            Só a idade conta. <Link to="/training?part=plan">Faça um plano</Link> para ver aonde ele chega.
          </Trans>
        )}
      </p>
    </div>
  );
}
