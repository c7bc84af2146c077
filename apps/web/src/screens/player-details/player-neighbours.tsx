import { useLingui } from '@lingui/react/macro';
import { type PublicPlayer, sortSquad } from '@mundo-manager/rules/players';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { listState, useCarriedList } from '../../components/links/carried-player-list.ts';
import { type PlayerOnTheWay, playerPath } from '../../components/links/paths.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './player-neighbours.module.css';

/** The ways to the previous and the next player of the list that he was opened from, otherwise of the squad by number. R-CAR-15 */
export function PlayerNeighbours({ player }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const carried = useCarriedList();
  const squad = useSquadOrder();
  const list = [carried ?? [], squad].find((players) => players.some(({ id }) => id === player.id));
  if (list === undefined || list.length < 2) return null;
  const at = list.findIndex(({ id }) => id === player.id);
  const place = t`${at + 1} de ${list.length}`;
  return (
    <nav className={styles.neighbours} aria-label={t`Outros jogadores da lista`}>
      <Neighbour player={list[at - 1]} list={list} icon={ChevronLeft} said={t`Jogador anterior`} />
      <span className={styles.place}>{place}</span>
      <Neighbour player={list[at + 1]} list={list} icon={ChevronRight} said={t`Jogador seguinte`} />
    </nav>
  );
}

interface NeighbourProps {
  readonly player: PlayerOnTheWay | undefined;
  readonly list: readonly PlayerOnTheWay[];
  readonly icon: LucideIcon;
  readonly said: string;
}

/** A way to a neighbour: it takes the place of this page in the history, so that 'back' leads to the list. */
function Neighbour({ player, list, icon: Icon, said }: NeighbourProps) {
  if (player === undefined) {
    return (
      <span className={styles.end} aria-hidden>
        <Icon size={20} />
      </span>
    );
  }
  const { to, state } = playerPath(player);
  return (
    <Link className={styles.way} to={to} state={{ ...state, ...listState(list) }} replace title={player.name}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>
        {said}: {player.name}
      </VisuallyHidden>
    </Link>
  );
}

function useSquadOrder(): readonly PlayerOnTheWay[] {
  const ruleset = useRuleset();
  const { players } = useClub();
  return sortSquad(players, { by: 'number', direction: 'asc' }, ruleset).map(({ id, personalData: { name } }) => ({
    id,
    name,
  }));
}
