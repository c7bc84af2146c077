import { useLingui } from '@lingui/react/macro';
import type { PublicPlayer } from '@mundo-manager/rules/players';
import { trainingLevel } from '@mundo-manager/rules/training';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { locale } from '../../../ui/text/locale.ts';
import styles from '../player-details.module.css';

const WHOLE = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

/** The training level with its bar, which begins anew at each level. R-PDT-3, R-TRA-7 */
export function TrainingLevelBar({ player }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { level, points, outOf } = trainingLevel(player.attributes.exp, ruleset);
  // Truncated, so that the bar never reads full before the level is reached.
  const text = outOf === null ? t`Max.` : t`${WHOLE.format(Math.trunc(points))}/${WHOLE.format(outOf)} XP`;
  return (
    <div className={styles.level}>
      <b>{t`Nível de treino ${level}`}</b>
      <ProgressBar
        label={t`Experiência de treino`}
        value={outOf === null ? 1 : points}
        outOf={outOf ?? 1}
        text={text}
      />
    </div>
  );
}
