import { Plural } from '@lingui/react/macro';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import type { TacticName } from '@mundo-manager/rules/tactics';
import { startersOf } from '@mundo-manager/rules/tactics';
import { isTired } from '@mundo-manager/rules/training';
import { BatteryLow } from 'lucide-react';
import { Link } from 'react-router-dom';
import { tacticPath } from '../../app/paths.ts';
import { useClub } from '../../session/useInitialData.ts';
import styles from './MatchWall.module.css';

const { minimumCondition } = ALPHA.training;

/** How many starters of the match's tactic are too tired to train, and the way to that tactic; nothing where all are fit. R-HOM-28 */
export function TiredStarters({ tacticName }: { readonly tacticName: TacticName }) {
  const { tactics, players } = useClub();
  const starters = startersOf(tactics[tacticName]);
  const tired = players.filter((player) => starters.includes(player.id) && isTired(player)).length;
  if (tired === 0) return null;
  return (
    <Link className={styles.tired} to={tacticPath(tacticName)}>
      <BatteryLow size={18} aria-hidden />
      <Plural
        value={tired}
        one={`# titular abaixo de ${minimumCondition}% de condição`}
        other={`# titulares abaixo de ${minimumCondition}% de condição`}
      />
    </Link>
  );
}
