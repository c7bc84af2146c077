import { useLingui } from '@lingui/react/macro';
import { accept } from '@mundo-manager/rules/core';
import { SPEECH_SKILLS, TRAINING_SKILLS, upgradeSkill } from '@mundo-manager/rules/manager';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { LevelCard } from './level-card.tsx';
import styles from './manager.module.css';
import { SkillRow } from './skill-row.tsx';
import { speechSkill, trainingSkill } from './skill-texts.ts';

/** The manager's level, points and skills. R-MSC-1 to R-MSC-8 */
export function ManagerScreen() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const clock = useGameClock();
  const { run, busy } = useCommand('upgradeSkill', {
    optimistic: (club, { body }) => {
      const upgraded = upgradeSkill({ club, ...body, now: clock.now() }, ruleset);
      return upgraded.ok ? accept(upgraded.value.club) : upgraded;
    },
  });
  const upgrade = (skillType: string, skillName: string) => void run({ body: { skillType, skillName } });
  return (
    <>
      <PageHeading title={t`Treinador`} />
      <Stack>
        <LevelCard />
        <div className={styles.skills} aria-busy={busy}>
          <Columns kind="halves">
            <Panel flush title={t`Treinamento`}>
              <ul>
                {TRAINING_SKILLS.map((name) => (
                  <SkillRow
                    key={name}
                    skill={trainingSkill(name, ruleset)}
                    column={t`Treinamento`}
                    busy={busy}
                    onUpgrade={() => upgrade('training', name)}
                  />
                ))}
              </ul>
            </Panel>
            <Panel flush title={t`Discurso`}>
              <ul>
                {SPEECH_SKILLS.map((name) => (
                  <SkillRow
                    key={name}
                    skill={speechSkill(name, ruleset)}
                    column={t`Discurso`}
                    busy={busy}
                    onUpgrade={() => upgrade('speech', name)}
                  />
                ))}
              </ul>
            </Panel>
          </Columns>
          {busy && (
            <div className={styles.overlay}>
              <Loading text={t`Executando Upgrade...`} />
            </div>
          )}
        </div>
      </Stack>
    </>
  );
}
