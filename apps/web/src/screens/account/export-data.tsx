import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useClient } from '../../data/session/session-context.tsx';
import { saveFile } from '../../ui/browser/save-file.ts';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './account.module.css';
import { statementSheet } from './statement-sheet.ts';
import { useDownload } from './use-download.ts';

/** Everything that is stored about the user, as a file. */
export function ExportData() {
  const { t } = useLingui();
  const client = useClient();
  const everything = useDownload(async () => {
    const data = await client.call('exportAccount');
    saveFile('mundo-manager.json', 'application/json', JSON.stringify(data, null, 2));
  });
  const statement = useDownload(async () => {
    const { entries } = await client.call('exportAccount');
    saveFile('extrato.csv', 'text/csv', statementSheet(entries));
  });
  return (
    <Panel title={t`Seus dados`}>
      <div className={styles.rows}>
        <p>{t`Baixe tudo o que o jogo guarda sobre você e seu clube, ou só o extrato do clube em planilha.`}</p>
        <div className={styles.actions}>
          <Button kind="ghost" icon={Download} busy={everything.busy} onClick={everything.start}>
            {t`Baixar meus dados`}
          </Button>
          <Button kind="ghost" icon={Download} busy={statement.busy} onClick={statement.start}>
            {t`Baixar extrato (CSV)`}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
