import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTE_NAMES } from '../../messages/attributeNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/LoadingOverlay.tsx';
import { ShirtNumber } from '../../ui/Plate.tsx';
import { signed } from './signed.ts';
import styles from './Training.module.css';
import type { TrainingSession } from './useTrainingSession.ts';

/** 'Executando treino...' until the outcome arrives, then what each player gained. */
export function SessionDialogs({ session }: { readonly session: TrainingSession }) {
  const { t } = useLingui();
  const { busy, results, closeResults } = session;
  if (busy) {
    return (
      <Dialog open title={t`Treino`}>
        <Loading text={t`Executando treino...`} />
      </Dialog>
    );
  }
  if (results === null) return null;
  return (
    <Dialog
      open
      title={t`Resultados do Treino`}
      onClose={closeResults}
      actions={<Button onClick={closeResults}>{t`Fechar`}</Button>}
    >
      <table className={styles.results}>
        <thead>
          <tr>
            <th scope="col">{t`Jogador`}</th>
            <th scope="col">{t`Atributo`}</th>
            <th scope="col">{t`Ganho`}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ number, name, attributeName, increase }) => (
            <tr key={`${number}-${attributeName}`}>
              <th scope="row">
                <ShirtNumber>{number}</ShirtNumber> {name}
              </th>
              <td>{t(ATTRIBUTE_NAMES[attributeName])}</td>
              <td className={signed(increase).startsWith('+') ? styles.gain : undefined}>{signed(increase)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
