import { useLingui } from '@lingui/react/macro';
import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import { ClubKit } from '../../components/club/club-kit.tsx';
import { Condition } from '../../components/player/condition.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import styles from './pictures.module.css';

/** Five players after a session, as the squad list shows them. */
const PLAYERS = [
  { number: 2, name: 'Cafuringa', condition: 98 },
  { number: 5, name: 'Tonho', condition: 94 },
  { number: 8, name: 'Dentinho', condition: 78 },
  { number: 9, name: 'Marreco', condition: 66 },
  { number: 11, name: 'Pipoca', condition: 87 },
] as const;

/** Sample players: who can train, and who needs a rest. */
export function TrainingPicture() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const kit = KIT_PRESETS[4];
  const limit = ruleset.training.minimumCondition;
  return (
    <ul className={styles.sheet}>
      {PLAYERS.map(({ number, name, condition }) => (
        <li key={number}>
          {kit && <ClubKit kit={kit} number={number} size={34} />}
          <b>{name}</b>
          <Condition value={condition} />
          <span className={styles.quiet}>{condition < limit ? t`descanso` : t`treina`}</span>
        </li>
      ))}
    </ul>
  );
}
