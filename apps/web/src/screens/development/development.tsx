import { useLingui } from '@lingui/react/macro';
import type { PlayerDevelopment } from '@mundo-manager/rules/development';
import { overall, type Player, SKILLS, type Skill } from '@mundo-manager/rules/players';
import { useState } from 'react';
import { positionText } from '../../components/player/position-text.ts';
import { RatingChange } from '../../components/player/rating-change.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { Fact } from '../../ui/layout/fact.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { decimals } from '../../ui/text/decimals.ts';
import { BestExercises } from './best-exercises.tsx';
import styles from './development.module.css';
import { ForecastFacts } from './forecast-facts.tsx';
import { OverallGraph } from './overall-graph.tsx';
import { SkillChoice } from './skill-choice.tsx';
import { SkillPotentials } from './skill-potentials.tsx';
import { useForecast } from './use-forecast.ts';

interface DevelopmentProps {
  readonly player: Player;
  readonly development: PlayerDevelopment;
}

/** The rating over time, its changes, the room up to the potential, and what trains him best. R-DEV-8 */
export function Development({ player, development }: DevelopmentProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { changes, room, bestPosition, points } = development;
  const { forecast, isPlanned } = useForecast(player);
  const [chosen, setChosen] = useState<readonly (Skill | null)[]>(() => risenMost(development));
  const skills = chosen.filter((skill) => skill !== null);
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
        <ForecastFacts forecast={forecast} isPlanned={isPlanned} />
        <SkillChoice chosen={chosen} onChange={setChosen} />
        <OverallGraph
          development={development}
          potential={player.attributes.potential}
          forecast={forecast}
          skills={skills}
        />
      </Panel>
      <Columns kind="halves">
        <SkillPotentials development={development} />
        <BestExercises exercises={development.exercises} />
      </Columns>
    </Stack>
  );
}

/** Lines beside the overall. */
const LINES = 3;

/** The skills that have risen most since the first day of the record. */
function risenMost({ points }: PlayerDevelopment): readonly Skill[] {
  const [first, last] = [points[0]?.skills ?? [], points.at(-1)?.skills ?? []];
  const rise = (skill: Skill) => (last[SKILLS.indexOf(skill)] ?? 0) - (first[SKILLS.indexOf(skill)] ?? 0);
  return SKILLS.toSorted((one, other) => rise(other) - rise(one)).slice(0, LINES);
}
