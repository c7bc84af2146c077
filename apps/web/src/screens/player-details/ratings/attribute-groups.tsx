import { useLingui } from '@lingui/react/macro';
import { boostedAttributes } from '@mundo-manager/rules/boosters';
import type { AttributeGroup, PublicPlayer } from '@mundo-manager/rules/players';
import { AttributeTables, type ShownAttribute } from '../../../components/player/attribute-tables.tsx';
import { Attribute } from '../../../components/player/rating.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { locale } from '../../../ui/text/locale.ts';
import styles from '../player-details.module.css';

const GROUPS: readonly AttributeGroup[] = ['physical', 'technical', 'mental', 'goalkeeper'];
const DECIMAL = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'always' });

/** The attributes in their four groups, what boosters add marked. R-PDT-4 */
export function AttributeGroups({ player }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const attributes = boostedAttributes(player, ruleset);
  const cell = (name: ShownAttribute) => {
    const added = attributes[name] - player.attributes[name];
    return (
      <>
        {added > 0 && (
          <span className={styles.added}>
            {DECIMAL.format(added)}
            <VisuallyHidden> {t`de boosters, no total`} </VisuallyHidden>
          </span>
        )}
        <Attribute value={attributes[name]} />
      </>
    );
  };
  return <AttributeTables groups={GROUPS} columns={[{ id: 'value', head: t`Valor`, cell }]} />;
}
