import { useLingui } from '@lingui/react/macro';
import { useInitialData } from '../../session/useInitialData.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './Home.module.css';

/** Where the operator of the server reads about bugs and ideas. R-HOM-18 */
export function ContactCard() {
  const { t } = useLingui();
  const { contact } = useInitialData();
  return (
    <Panel title={t`Fale com a gente`}>
      <div className={styles.contact}>
        {contact ? (
          <>
            <p>{t`Achou um erro, tem uma sugestão ou uma ideia?`}</p>
            <a href={`mailto:${contact}`}>{contact}</a>
          </>
        ) : (
          <p>{t`Este servidor ainda não informou um endereço para erros, sugestões e ideias.`}</p>
        )}
        <p>{t`Versão Alpha 0.1`}</p>
      </div>
    </Panel>
  );
}
