import { Plural, useLingui } from '@lingui/react/macro';
import { experienceNeeded, experienceProgress } from '@mundo-manager/rules/manager';
import { Term } from '../../components/player/glossary-term.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { locale } from '../../ui/text/locale.ts';
import styles from './manager.module.css';

/** Level badge, experience bar and the points that are left. R-MSC-1 to R-MSC-3 */
export function LevelCard() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { manager } = useClub();
  const { level, exp, name, skillPoints } = manager;
  const needed = experienceNeeded(level, ruleset);
  const { win, draw, loss } = ruleset.manager.matchExperience;
  const text = needed === 0 ? t`Max.` : t`${exp.toLocaleString(locale)}/${needed.toLocaleString(locale)} XP`;
  return (
    <Panel title={name}>
      <div className={styles.level}>
        <span className={styles.badge} role="img" aria-label={t`Nível ${level}`}>
          <small aria-hidden>{t`Nível`}</small>
          <b aria-hidden>{level}</b>
        </span>
        <div className={styles.experience}>
          <ProgressBar
            label={t`Experiência`}
            value={experienceProgress(manager, ruleset)}
            outOf={1}
            text={<b>{text}</b>}
          />
          <p>{t`Cada jogo dá experiência: vitória ${win}, empate ${draw}, derrota ${loss}.`}</p>
        </div>
        <p className={styles.points}>
          <b>{skillPoints}</b>
          <span>
            <Term term="skillPoints">
              <Plural
                value={skillPoints}
                _0="pontos de habilidade"
                one="ponto de habilidade"
                other="pontos de habilidade"
              />
            </Term>
          </span>
        </p>
      </div>
    </Panel>
  );
}
