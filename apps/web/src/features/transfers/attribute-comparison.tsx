import { Trans, useLingui } from '@lingui/react/macro';
import { boostedAttributes } from '@mundo-manager/rules/boosters';
import { marketPosition } from '@mundo-manager/rules/market';
import { type AttributeGroup, overall, type PublicPlayer, sortSquad } from '@mundo-manager/rules/players';
import { useState } from 'react';
import { AttributeTables, type ShownAttribute } from '../../components/player/attribute-tables.tsx';
import { positionText } from '../../components/player/position-text.ts';
import { Attribute } from '../../components/player/rating.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Select } from '../../ui/form/select.tsx';
import { Difference } from '../../ui/text/difference.tsx';
import styles from './attribute-comparison.module.css';

/** The order in which the dialog shows the groups. */
const GROUPS: readonly AttributeGroup[] = ['physical', 'goalkeeper', 'technical', 'mental'];
const NOBODY = '';

/** The player’s attributes by group, beside those of one’s own player: the best one in his position unless another is chosen. R-MKS-8, R-SCT-19 */
export function AttributeComparison({ player }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const sought = marketPosition(player.personalData.position);
  const squad = sortSquad(useClub().players, { by: 'overall', direction: 'desc' }, ruleset);
  const isRival = ({ personalData }: Pick<PublicPlayer, 'personalData'>) =>
    marketPosition(personalData.position) === sought;
  const rivals = squad.filter(isRival);
  const others = squad.filter((each) => !isRival(each));
  const [rivalId, setRivalId] = useState(rivals[0]?.id ?? NOBODY);
  const rival = squad.find(({ id }) => id === rivalId) ?? null;
  const attributes = boostedAttributes(player, ruleset);
  const own = rival && boostedAttributes(rival, ruleset);
  return (
    <>
      <div className={styles.compare}>
        {rivals.length === 0 && (
          <p>
            <Trans>Você não tem ninguém da posição {sought}.</Trans>
          </p>
        )}
        <Select
          label={t`Comparar com o seu`}
          options={[
            ...rivals.map((each) => ({
              value: each.id,
              label: t`${each.number} ${each.personalData.name} (${Math.trunc(overall(each, ruleset))})`,
            })),
            { value: NOBODY, label: t`Ninguém` },
            ...others.map((each) => ({
              value: each.id,
              label: `${positionText(each.personalData.position)} · ${each.number} ${each.personalData.name} (${Math.trunc(overall(each, ruleset))})`,
            })),
          ]}
          value={rivalId}
          onChange={setRivalId}
        />
        {rival && (
          <p className={styles.verdict}>
            <span>{t`Overall`}</span>
            <Difference of={Math.trunc(overall(player, ruleset))} to={Math.trunc(overall(rival, ruleset))} />
            <span>{t`Salário`}</span>
            <Difference money="cost" of={player.salary} to={rival.salary} />
          </p>
        )}
      </div>
      <AttributeTables
        four
        groups={GROUPS}
        columns={[
          { id: 'value', head: t`Valor`, cell: (name) => <Attribute value={attributes[name]} /> },
          ...(own === null
            ? []
            : [
                {
                  id: 'difference',
                  head: t`Diferença para o seu`,
                  cell: (name: ShownAttribute) => (
                    <Difference of={Math.trunc(attributes[name])} to={Math.trunc(own[name])} />
                  ),
                },
              ]),
        ]}
      />
    </>
  );
}
