import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { rewardText } from './reward-text.ts';
import styles from './rewards.module.css';
import type { DrawVerdict } from './use-reward-draw.ts';

/** One sentence under an answer: what came of the check of its draw. R-PRF-15 */
export function DrawVerdictLine({ verdict }: { readonly verdict: DrawVerdict }) {
  const { t } = useLingui();
  if (verdict === null) return null;
  if (verdict === 'checking') return <p className={styles.line} role="status">{t`Conferindo o sorteio ...`}</p>;
  if (verdict === 'unknown')
    return (
      <p className={styles.line} role="status">
        <Info size={16} aria-hidden />
        <span>{t`O sorteio não pôde ser conferido agora. A prova continua em “Sorteio verificável”.`}</span>
      </p>
    );
  const failed = verdict.checks.find(({ ok }) => !ok);
  if (failed !== undefined)
    return (
      <p className={styles.line} role="status" data-holds="false">
        <CircleAlert size={16} aria-hidden />
        <span>{t(rewardText(failed))}</span>
      </p>
    );
  return (
    <p className={styles.line} role="status" data-holds="true">
      <CircleCheck size={16} aria-hidden />
      <span>{t`Conferido neste navegador: o resultado sai do próximo elo da cadeia publicada e da chave que ele enviou.`}</span>
    </p>
  );
}
