import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { ShirtNumber } from '../../components/player/number-plates.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { Button } from '../../ui/form/button.tsx';
import { gainsByPlayer } from './gains-by-player.ts';
import { signedPoints } from './signed-points.ts';
import styles from './training.module.css';
import type { TrainingSession } from './use-training-session.ts';

/** 'Executando treino...' until the outcome arrives, then what each player gained, in the order of the list behind it. */
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
            <th scope="col">{t`Ganhos`}</th>
          </tr>
        </thead>
        <tbody>
          {gainsByPlayer(results).map(({ number, name, gains }) => (
            <tr key={number}>
              <th scope="row">
                <ShirtNumber>{number}</ShirtNumber> {name}
              </th>
              <td>
                {gains.length === 0 && t`Sem ganho`}
                {gains.map(({ attributeName, increase }) => (
                  <div key={attributeName}>
                    {t(ATTRIBUTE_NAMES[attributeName])} <span className={styles.gain}>{signedPoints(increase)}</span>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
