import { useLingui } from '@lingui/react/macro';
import { chosenCodes, POSITION_CODES, positionText } from '../../components/player/position-text.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './account.module.css';

/** The codes of positions; other ones open the page anew. R-LNG-9 */
export function PositionCodesPanel() {
  const { t } = useLingui();
  const names = { game: t`Do jogo`, brazilian: t`Brasileiras` };
  const sample = (['GK', 'CB', 'RB', 'DM', 'AM', 'RW', 'CF'] as const).map((each) => positionText(each)).join(' ');
  return (
    <Panel title={t`Siglas das posições`}>
      <div className={styles.rows}>
        <Segmented
          words
          label={t`Siglas das posições`}
          options={POSITION_CODES.map((value) => ({ value, label: names[value] }))}
          value={chosenCodes.current}
          onChange={(chosen) => chosenCodes.choose(chosen)}
        />
        <p>{sample}</p>
      </div>
    </Panel>
  );
}
