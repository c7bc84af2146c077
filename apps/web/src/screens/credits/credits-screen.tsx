import libraries from 'virtual:libraries';
import { Trans, useLingui } from '@lingui/react/macro';
import { SYMBOL_SOURCE } from '@mundo-manager/art';
import { Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './credits.module.css';

/** Symbols, fonts and libraries that the game uses, with their licences. R-PRD-19 */
export function CreditsScreen() {
  const { t } = useLingui();
  const { name, url, licence, licenceUrl } = SYMBOL_SOURCE;
  return (
    <>
      <PageHeading title={t`Créditos do jogo`} />
      <Stack>
        <Panel title={t`Símbolos dos escudos`}>
          <div className={styles.prose}>
            <p>
              <Trans>
                Os símbolos vêm de <a href={url}>{name}</a>, de Lorc, Delapouite e outros autores, sob a licença{' '}
                <a href={licenceUrl}>{licence}</a>.
              </Trans>
            </p>
            <p>{t`Sem fundo, nas cores de cada clube, centralizados e com coordenadas arredondadas.`}</p>
          </div>
        </Panel>
        <Panel title={t`Fontes`}>
          <p>{t`Archivo, da Omnibus-Type, e Big Shoulders, de Patric King, sob a licença SIL Open Font License 1.1.`}</p>
        </Panel>
        <Panel title={t`Bibliotecas`}>
          <ul className={styles.list}>
            {libraries.map((library) => (
              <li key={library.name}>
                <b>
                  {library.name} {library.version}
                </b>
                <span>{library.licence}</span>
              </li>
            ))}
          </ul>
        </Panel>
      </Stack>
    </>
  );
}
