import { useLingui } from '@lingui/react/macro';
import { boostedAttributes } from '@mundo-manager/rules/boosters';
import { type AttributeGroup, type Player, SKILLS, type Skill } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { Radar } from '../../components/charts/radar.tsx';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { AttributeTables, type ShownAttribute } from '../../components/player/attribute-tables.tsx';
import { positionText } from '../../components/player/position-text.ts';
import { Attribute } from '../../components/player/rating.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Difference } from '../../ui/text/difference.tsx';
import { ComparedFacts } from './compared-facts.tsx';
import styles from './squad-comparison.module.css';

interface SquadComparisonProps {
  /** In the order of the table. */
  readonly players: readonly Player[];
  readonly pair: readonly [Player, Player];
  readonly today: number;
  readonly onChoose: (first: string, second: string) => void;
  readonly onClose: () => void;
}

const GROUPS: readonly AttributeGroup[] = ['physical', 'technical', 'mental', 'goalkeeper'];
/** How many skills the radar shows. */
const AXES = 8;

/** Two players beside each other: facts, a radar of the skills that weigh most in their positions, and every attribute. R-SQD-10 */
export function SquadComparison({ players, pair, today, onChoose, onClose }: SquadComparisonProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const [first, second] = pair;
  const skills = { first: boostedAttributes(first, ruleset), second: boostedAttributes(second, ruleset) };
  const options = (other: Player) =>
    players.map(({ id, number, personalData: { name, position } }) => ({
      value: id,
      label: `${number} · ${name} (${positionText(position)})`,
      disabled: id === other.id,
    }));
  return (
    <Dialog open wide title={t`Comparar jogadores`} onClose={onClose}>
      <div className={styles.sides}>
        <div className={styles.first}>
          <Select
            label={t`Primeiro jogador`}
            options={options(second)}
            value={first.id}
            onChange={(id) => onChoose(id, second.id)}
          />
        </div>
        <div className={styles.second}>
          <Select
            label={t`Segundo jogador`}
            options={options(first)}
            value={second.id}
            onChange={(id) => onChoose(first.id, id)}
          />
        </div>
      </div>
      <div className={styles.over}>
        <ComparedFacts pair={pair} today={today} />
        <Radar
          label={t`O que mais pesa na posição de cada um`}
          axes={weightiest(pair, ruleset).map((skill) => ({
            name: t(ATTRIBUTE_NAMES[skill]),
            values: [skills.first[skill], skills.second[skill]] as const,
          }))}
        />
      </div>
      <AttributeTables
        single
        groups={GROUPS}
        columns={[
          {
            id: 'first',
            head: first.personalData.name,
            cell: (name: ShownAttribute) => <Attribute value={skills.first[name]} />,
          },
          {
            id: 'second',
            head: second.personalData.name,
            cell: (name: ShownAttribute) => <Attribute value={skills.second[name]} />,
          },
          {
            id: 'difference',
            head: t`Diferença`,
            cell: (name: ShownAttribute) => (
              <Difference of={Math.trunc(skills.first[name])} to={Math.trunc(skills.second[name])} />
            ),
          },
        ]}
      />
    </Dialog>
  );
}

/** The skills that weigh most where the one or the other plays. */
function weightiest(pair: readonly [Player, Player], ruleset: Ruleset): readonly Skill[] {
  const weight = (skill: Skill) =>
    pair.reduce((sum, { personalData: { position } }) => sum + ruleset.positions.weights[position][skill], 0);
  return SKILLS.filter((skill) => weight(skill) > 0)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, AXES);
}
