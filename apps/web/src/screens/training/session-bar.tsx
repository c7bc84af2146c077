import { useLingui } from '@lingui/react/macro';
import { trainingConditionCost } from '@mundo-manager/rules/condition';
import { REST_ID } from '@mundo-manager/rules/training';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { locale } from '../../ui/text/locale.ts';
import { percentText } from '../../ui/text/percent.ts';
import styles from './training.module.css';
import type { TrainingSession } from './use-training-session.ts';

const DECIMAL = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** How hard, what it costs each, and the way to do it. R-TRA-1, R-TRA-18 */
export function SessionBar({ session }: { readonly session: TrainingSession }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { trainingId, intensity, setIntensity, refusal, run, busy } = session;
  const rests = trainingId === REST_ID;
  const cost = DECIMAL.format(trainingConditionCost(intensity, ruleset));
  return (
    <div className={styles.bar}>
      {!rests && (
        <Select
          label={t`Intensidade`}
          options={ruleset.training.intensities.map((value) => ({ value: String(value), label: percentText(value) }))}
          value={String(intensity)}
          onChange={(value) => setIntensity(Number(value))}
        />
      )}
      <p className={styles.cost}>
        {rests
          ? t`O descanso devolve condição e usa um dos descansos do dia.`
          : t`Custa ${cost} de condição a cada jogador.`}
      </p>
      <Button busy={busy} disabledReason={refusal} onClick={() => void run()}>
        {rests ? t`Descansar` : t`Treinar`}
      </Button>
    </div>
  );
}
