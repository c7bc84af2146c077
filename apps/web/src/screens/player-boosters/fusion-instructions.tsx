import { useLingui } from '@lingui/react/macro';
import styles from './foundry.module.css';

/** What three of a metal give. R-FOU-7 */
export function FusionInstructions() {
  const { t } = useLingui();
  return (
    <ul className={styles.rules}>
      <li>{t`3 bronzes iguais dão 1 prata do mesmo atributo.`}</li>
      <li>{t`3 bronzes diferentes dão 1 prata aleatória.`}</li>
      <li>{t`3 pratas iguais dão 1 ouro do mesmo atributo.`}</li>
      <li>{t`3 pratas diferentes dão 1 ouro aleatório.`}</li>
    </ul>
  );
}
