import type { Player } from '@mundo-manager/rules/players';
import { Cross, RectangleVertical } from 'lucide-react';
import { Badge } from '../ui/Badge.tsx';
import { useAbsences } from './useAbsences.ts';

/** What keeps the player out of matches, in whole sentences. Nothing for others. R-DIS-8 */
export function AbsenceBadges({ player }: { readonly player: Pick<Player, 'bookings' | 'injuredUntil'> }) {
  return useAbsences(player).map(({ absence, key, text }) => (
    <Badge key={key} tone="bad" icon={absence.kind === 'injury' ? Cross : RectangleVertical}>
      {text}
    </Badge>
  ));
}
