import { useLingui } from '@lingui/react/macro';
import { accept } from '@mundo-manager/rules/core';
import { SPEECH_SKILLS, TRAINING_SKILLS, upgradeSkill } from '@mundo-manager/rules/manager';
import { useGameClock } from '../../clock/GameClockContext.tsx';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { useCommand } from '../../session/useCommand.ts';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { Loading } from '../../ui/LoadingOverlay.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { LevelCard } from './LevelCard.tsx';
import styles from './Manager.module.css';
import { SkillRow } from './SkillRow.tsx';
import { speechSkill, trainingSkill } from './skillTexts.ts';

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
