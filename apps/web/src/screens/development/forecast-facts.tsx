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

/** The range of the forecast in a sentence: in 30 days, and at the peak; and what it depends on. R-DEV-12 */
export function ForecastFacts({ forecast, isPlanned }: ForecastFactsProps) {
  const { t } = useLingui();
  const soon = forecast[MONTH - 1];
  if (soon === undefined) return null;
  const peak = forecast.reduce((best, day) => (day.high > best.high + 0.05 ? day : best));
  const [low, high] = [decimals(soon.low, 1), decimals(soon.high, 1)];
  const [peakLow, peakHigh] = [decimals(peak.low, 1), decimals(peak.high, 1)];
  const [month, top] = [dayText(soon.day), dayText(peak.day)];
  return (
    <div className={styles.facts}>
      <p>
        <b>
          {isPlanned
            ? t`Com o plano de hoje: entre ${low} e ${high} em ${month}, pico entre ${peakLow} e ${peakHigh} em ${top}.`
            : t`Sem plano de treino: entre ${low} e ${high} em ${month}.`}
        </b>{' '}
        {isPlanned ? (
          t`A faixa vai de quem fica no banco a quem joga tudo; a linha é o plano sem jogos. Lesões só tiram jogos; boosters novos não entram.`
        ) : (
          <Trans>
            Sem jogar, só a idade conta; cada jogo treina. <Link to="/training?part=plan">Faça um plano</Link> para ver
            aonde ele chega.
          </Trans>
        )}
      </p>
    </div>
  );
}
