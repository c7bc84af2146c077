import { useLingui } from '@lingui/react/macro';
import { boostedAttributes } from '@mundo-manager/rules/boosters';
import { ATTRIBUTE_GROUPS, type AttributeGroup, type Player } from '@mundo-manager/rules/players';
import { ATTRIBUTE_GROUP_NAMES, ATTRIBUTE_NAMES } from '../../messages/attributeNames.ts';
import { Attribute } from '../../ui/Rating.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PlayerDetails.module.css';

const GROUPS: readonly AttributeGroup[] = ['physical', 'technical', 'mental', 'goalkeeper'];
const DECIMAL = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, signDisplay: 'always' });

/** The attributes in their four groups, what boosters add marked. R-PDT-4 */
export function AttributeGroups({ player }: { readonly player: Player }) {
  const { t } = useLingui();
  const attributes = boostedAttributes(player);
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => (
        <table key={group} className={styles.group}>
          <caption>{t(ATTRIBUTE_GROUP_NAMES[group])}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Atributo`}</th>
              <th scope="col">{t`Valor`}</th>
            </tr>
          </thead>
          <tbody>
            {ATTRIBUTE_GROUPS[group].map((name) => {
              const added = attributes[name] - player.attributes[name];
              return (
                <tr key={name}>
                  <th scope="row">{t(ATTRIBUTE_NAMES[name])}</th>
                  <td>
                    {added > 0 && (
                      <span className={styles.added}>
                        {DECIMAL.format(added)}
                        <VisuallyHidden> {t`de boosters, no total`} </VisuallyHidden>
                      </span>
                    )}
                    <Attribute value={attributes[name]} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}
