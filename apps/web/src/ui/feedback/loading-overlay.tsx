import { useLingui } from '@lingui/react/macro';
import styles from './loading-overlay.module.css';

/** The blocking overlay of the first load: 'Baixando dados ...', then 'Iniciando ...'; where the server is on its way, that. R-NAV-17, R-SES-16 */
export function LoadingOverlay({ phase }: { readonly phase: 'downloading' | 'waiting' | 'starting' }) {
  const { t } = useLingui();
  const texts = {
    downloading: t`Baixando dados ...`,
    waiting: t`O servidor está voltando ...`,
    starting: t`Iniciando ...`,
  };
  return (
    <div className={styles.overlay} role="status">
      <CentreCircle />
      <b>{texts[phase]}</b>
    </div>
  );
}

/** The same circle inside a section or a dialog, with what is under way, such as 'Executando treino...'. */
export function Loading({ text }: { readonly text: string }) {
  return (
    <div className={styles.block} role="status">
      <CentreCircle />
      <b>{text}</b>
    </div>
  );
}

function CentreCircle() {
  return (
    <svg
      className={styles.circle}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M0 32H64" opacity=".45" />
      <circle cx="32" cy="32" r="27" opacity=".2" />
      <circle className={styles.chalk} cx="32" cy="32" r="27" />
      <circle cx="32" cy="32" r="2.5" fill="currentColor" />
    </svg>
  );
}
