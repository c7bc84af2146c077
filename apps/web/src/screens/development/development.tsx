import { useLingui } from '@lingui/react/macro';
import type { PlayerDevelopment } from '@mundo-manager/rules/development';
import { overall, type Player } from '@mundo-manager/rules/players';
import { positionText } from '../../components/player/position-text.ts';
import { RatingChange } from '../../components/player/rating-change.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { Fact } from '../../ui/layout/fact.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { decimals } from '../../ui/text/decimals.ts';
import { BestExercises } from './best-exercises.tsx';
import styles from './development.module.css';
import { OverallGraph } from './overall-graph.tsx';
import { SkillRoom } from './skill-room.tsx';

interface DevelopmentProps {
  readonly player: Player;
  readonly development: PlayerDevelopment;
}

/** The rating over time, its changes, the room up to the potential, and what trains him best. R-DEV-8 */
export function Development({ player, development }: DevelopmentProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { changes, room, bestPosition, points } = development;
  return (
    <Stack>
      <dl className={styles.facts}>
        <Fact label={t`Overall hoje`}>{decimals(overall(player, ruleset), 1)}</Fact>
        <Fact label={t`Em 7 dias`}>
          <RatingChange value={changes.week} />
        </Fact>
        <Fact label={t`Em 30 dias`}>
          <RatingChange value={changes.month} />
        </Fact>
        <Fact label={t`Na temporada`}>
          <RatingChange value={changes.season} />
        </Fact>
        <Fact label={t`Falta até o potencial`} note={t`sem boosters`}>
          {decimals(room, 1)}
        </Fact>
        <Fact label={t`Melhor posição`} note={t`overall ${decimals(bestPosition.rating, 1)}`}>
          {positionText(bestPosition.position)}
        </Fact>
      </dl>
      <Panel title={t`Overall dia a dia`} end={points.length > 1 ? undefined : t`Começa hoje`}>
        <OverallGraph development={development} potential={player.attributes.potential} />
      </Panel>
      <Columns kind="halves">
        <SkillRoom development={development} />
        <BestExercises exercises={development.exercises} />
      </Columns>
    </Stack>
  );
}
