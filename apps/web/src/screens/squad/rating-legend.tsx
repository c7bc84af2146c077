import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Attribute } from '../../components/player/rating.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import styles from './squad.module.css';

/** What colours and gauges mean, and what low condition forbids. R-POS-6, R-SQD-6 */
export function RatingLegend() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { excellent, great, good, fair } = ruleset.positions.colourSteps;
  const { minimumCondition } = ruleset.training;
  const steps = [
    { from: excellent, name: t`excelente` },
    { from: great, name: t`ótimo` },
    { from: good, name: t`bom` },
    { from: fair, name: t`regular` },
  ];
  return (
    <ul className={styles.legend}>
      {steps.map(({ from, name }) => (
        <li key={from}>
          <Attribute value={from} format={(value) => `${value}+`} /> {name}
        </li>
      ))}
      <li>
        <Attribute value={0} format={() => `<${fair}`} /> {t`fraco`}
      </li>
      <li>
        <Info size={16} aria-hidden /> {t`Condição abaixo de ${minimumCondition}% impede o treino`}
      </li>
    </ul>
  );
}
