import { Plural } from '@lingui/react/macro';
import { isAvailable } from '@mundo-manager/rules/discipline';
import { startersOf, type TacticName } from '@mundo-manager/rules/tactics';
import { Cross } from 'lucide-react';
import { Link } from 'react-router-dom';
import { tacticPath } from '../../components/links/paths.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useNextOccasion } from '../../features/match/use-next-occasion.ts';
import styles from './match-wall.module.css';

/** How many starters of the match's tactic are suspended or injured, and the way to that tactic; nothing if all may play. R-HOM-29 */
export function AbsentStarters({ tacticName }: { readonly tacticName: TacticName }) {
  const ruleset = useRuleset();
  const occasion = useNextOccasion();
  const { tactics, players } = useClub();
  const starters = startersOf(tactics[tacticName], ruleset);
  const absent = players.filter(
    (player) => occasion !== null && starters.includes(player.id) && !isAvailable(player, occasion, ruleset),
  ).length;
  if (absent === 0) return null;
  return (
    <Link className={styles.tired} to={tacticPath(tacticName)}>
      <Cross size={18} aria-hidden />
      <Plural value={absent} one="# titular suspenso ou machucado" other="# titulares suspensos ou machucados" />
    </Link>
  );
}
