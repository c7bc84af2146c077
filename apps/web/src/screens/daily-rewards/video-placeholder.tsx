import { useLingui } from '@lingui/react/macro';
import styles from './daily-rewards.module.css';

/** Where a video will be: a television test card in chalk. */
export function VideoPlaceholder() {
  const { t } = useLingui();
  return (
    <figure className={styles.video}>
      <svg viewBox="0 0 320 180" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M160 0V180" opacity=".5" />
        <circle cx="160" cy="90" r="46" />
        <path d="M0 38H40V142H0M320 38H280V142H320" opacity=".7" />
        <path d="M148 70L182 90L148 110Z" fill="currentColor" stroke="none" />
      </svg>
      <figcaption>{t`O vídeo ainda não chegou. A recompensa é sua mesmo assim.`}</figcaption>
    </figure>
  );
}
