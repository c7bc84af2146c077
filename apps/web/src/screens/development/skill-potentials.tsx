import { useLingui } from '@lingui/react/macro';
import type { PlayerDevelopment } from '@mundo-manager/rules/development';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { Attribute } from '../../components/player/rating.tsx';
import { RatingChange } from '../../components/player/rating-change.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import table from '../../ui/table/plain-table.module.css';

/** Every skill today, how far training lifts it, and its changes. R-DEV-8 */
export function SkillPotentials({ development: { skills } }: { readonly development: PlayerDevelopment }) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Distância até o potencial`} end={t`Sem boosters`}>
      <table className={table.table} aria-label={t`Atributos, o que falta e o que mudou`}>
        <thead>
          <tr>
            <th scope="col">{t`Atributo`}</th>
            <th scope="col">{t`Hoje`}</th>
            <th scope="col">{t({ message: 'Falta', context: 'still missing' })}</th>
            <th scope="col">{t`7 dias`}</th>
            <th scope="col">{t`30 dias`}</th>
          </tr>
        </thead>
        <tbody>
          {skills.map(({ skill, value, ceiling, changes }) => (
            <tr key={skill}>
              <th scope="row">{t(ATTRIBUTE_NAMES[skill])}</th>
              <td>
                <Attribute value={value} />
              </td>
              <td>{Math.trunc(ceiling - value)}</td>
              <td>
                <RatingChange value={changes.week} />
              </td>
              <td>
                <RatingChange value={changes.month} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
