import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/form/select.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BRASILIA, browserZone, chosenZone, cityOf, OF_BROWSER } from '../../ui/text/time-zone.ts';
import styles from './account.module.css';

/** Zones of Brazil, of countries that speak Portuguese, and of cities where many Brazilians live. */
const ZONES: readonly string[] = [
  'America/Noronha',
  'America/Manaus',
  'America/Cuiaba',
  'America/Rio_Branco',
  'Europe/Lisbon',
  'Atlantic/Cape_Verde',
  'Africa/Luanda',
  'Africa/Maputo',
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'Europe/London',
  'Europe/Madrid',
  'Asia/Tokyo',
];

/** The zone of hours and dates; another one opens the page anew. R-LNG-10 */
export function TimeZonePanel() {
  const { t } = useLingui();
  const city = cityOf(browserZone());
  const others = new Set([...ZONES, chosenZone.current]);
  others.delete(BRASILIA);
  others.delete(OF_BROWSER);
  return (
    <Panel title={t`Fuso horário`}>
      <div className={styles.rows}>
        <Select
          hideLabel
          label={t`Fuso horário`}
          options={[
            { value: BRASILIA, label: t`Brasília` },
            { value: OF_BROWSER, label: t`Deste aparelho (${city})` },
            ...[...others].map((zone) => ({ value: zone, label: cityOf(zone) })),
          ]}
          value={chosenZone.current}
          onChange={(zone) => chosenZone.choose(zone)}
        />
        <p>{t`Só muda como as horas aparecem. Os dias do jogo viram às 21:00 de Brasília para todos.`}</p>
      </div>
    </Panel>
  );
}
