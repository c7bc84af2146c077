import { useLingui } from '@lingui/react/macro';
import type { ClubResult } from '@mundo-manager/rules/clubs';
import { ResultLetter } from '../../../components/player/number-plates.tsx';
import styles from './standings.module.css';

/** A club’s last five results, the newest on the right; read out as one line. R-LEA-18 */
export function LastFive({ results }: { readonly results: readonly ClubResult[] }) {
  const { t } = useLingui();
  if (results.length === 0) return null;
  const names = { win: t`vitória`, draw: t`empate`, loss: t`derrota` };
  return (
    <span className={styles.form} role="img" aria-label={results.map((result) => names[result]).join(', ')}>
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no id, and only move along
        <ResultLetter key={index} result={result} />
      ))}
    </span>
  );
}
