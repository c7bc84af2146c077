import { Plural } from '@lingui/react/macro';
import type { TacticName } from '@mundo-manager/rules/tactics';
import { startersOf } from '@mundo-manager/rules/tactics';
import { isTired } from '@mundo-manager/rules/training';
import { BatteryLow } from 'lucide-react';
import { Link } from 'react-router-dom';
import { tacticPath } from '../../components/links/paths.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import styles from './match-wall.module.css';

/** How many starters of the match's tactic are too tired to train, and the way to that tactic; nothing if all are fit. R-HOM-28 */
export function TiredStarters({ tacticName }: { readonly tacticName: TacticName }) {
  const ruleset = useRuleset();
  const { tactics, players } = useClub();
  const { minimumCondition } = ruleset.training;
  const starters = startersOf(tactics[tacticName], ruleset);
  const tired = players.filter((player) => starters.includes(player.id) && isTired(player, ruleset)).length;
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
