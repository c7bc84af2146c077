import { useLingui } from '@lingui/react/macro';
import { useInitialData } from '../../data/calls/use-initial-data.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './home.module.css';

/** Where the operator of the server reads about bugs and ideas; nothing without an address. R-HOM-18 */
export function ContactCard() {
  const { t } = useLingui();
  const { contact } = useInitialData();
  if (!contact) return null;
  return (
    <Panel title={t`Fale com a gente`}>
      <div className={styles.contact}>
        <p>{t`Achou um erro, tem uma sugestão ou uma ideia?`}</p>
        <a href={`mailto:${contact}`}>{contact}</a>
        <p>{t`Versão Alpha 0.1`}</p>
      </div>
    </Panel>
  );
}
