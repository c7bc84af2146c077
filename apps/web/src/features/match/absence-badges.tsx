import type { Player } from '@mundo-manager/rules/players';
import { Cross, RectangleVertical } from 'lucide-react';
import { Badge } from '../../ui/layout/badge.tsx';
import { useAbsences } from './use-absences.ts';

/** Suspension and injury of the player in sentences; renders nothing for an available player. R-DIS-8 */
export function AbsenceBadges({ player }: { readonly player: Pick<Player, 'bookings' | 'injuredUntil'> }) {
  return useAbsences(player).map(({ absence, key, text }) => (
    <Badge key={key} tone="bad" icon={absence.kind === 'injury' ? Cross : RectangleVertical}>
      {text}
    </Badge>
  ));
}
