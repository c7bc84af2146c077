import { useLingui } from '@lingui/react/macro';
import { skillUpgradeCost, upgradeSkill } from '@mundo-manager/rules/manager';
import { ArrowUp } from 'lucide-react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './manager.module.css';
import type { ShownSkill } from './skill-texts.ts';

interface SkillRowProps {
  readonly skill: ShownSkill;
  /** The heading above it: skills of two columns bear the same name. */
  readonly column: string;
  readonly busy: boolean;
  readonly onUpgrade: () => void;
}

/** A skill with its level, what it does now and would do next, and what the next level costs. R-MSC-5, R-MSC-6 */
export function SkillRow({ skill, column, busy, onUpgrade }: SkillRowProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const clock = useGameClock();
  const level = skill.level(club.manager);
  const cost = skillUpgradeCost(level, ruleset);
  const { skillLevelCap } = ruleset.manager;
  const result = upgradeSkill({ club, skillType: skill.type, skillName: skill.key, now: clock.now() }, ruleset);
  const name = t(skill.name);
  return (
    <li className={styles.skill}>
      <div className={styles.about}>
        <b className={styles.name}>{name}</b>
        <p>{t(skill.description)}</p>
        <ProgressBar
          label={t`${name}: nível`}
          value={level}
          outOf={skillLevelCap}
          text={
            <small>
              {level}/{skillLevelCap}
            </small>
          }
        />
      </div>
      <p className={styles.effect}>
        <b>{skill.effect(club.manager, level)}</b>
        {cost !== null && <small>{t`próximo: ${skill.effect(club.manager, level + 1)}`}</small>}
      </p>
      {cost === null ? (
        <span className={styles.max}>{t`Max.`}</span>
      ) : (
        <Button
          small
          icon={ArrowUp}
          aria-label={t`Melhorar ${name} (${column}) por ${cost} PH`}
          disabled={busy}
          disabledReason={result.ok ? undefined : t(errorMessage(result.error, ruleset))}
          onClick={onUpgrade}
        >
          {t`${cost} PH`}
        </Button>
      )}
    </li>
  );
}
