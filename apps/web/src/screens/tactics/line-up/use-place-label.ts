import { useLingui } from '@lingui/react/macro';
import { positionText } from '../../../components/player/position-text.ts';
import { useAbsences } from '../../../features/match/use-absences.ts';
import type { LineUpPlace } from './use-line-up.ts';

/** What a screen reader says of a place: where it is, its player, and in what shape he is. */
export function usePlaceLabel({ id, position, player, rating, isImprovised }: LineUpPlace): string {
  const { t } = useLingui();
  const absences = useAbsences(player ?? {});
  const seat = Number(id) - 10;
  const where = position ? positionText(position) : t`Reserva ${seat}`;
  if (player === null || rating === null) return t`${where}: vazio`;
  const { name, position: natural } = player.personalData;
  const own = positionText(natural);
  const shown = Math.trunc(rating);
  const condition = Math.round(player.attributes.condition);
  const morale = Math.round(player.attributes.morale);
  const facts = t`${where}: ${name}, camisa ${player.number}, overall ${shown}, condição ${condition}%, moral ${morale}`;
  const placed = isImprovised ? t`${facts}, fora da posição de ${own}` : facts;
  return [placed, ...absences.map(({ text }) => text)].join(', ');
}
