import type { CompetitionView } from '@mundo-manager/contract/client';
import { initialRound } from '@mundo-manager/rules/competitions';
import { useState } from 'react';
import { useGameClock } from '../../../components/clock/game-clock-context.tsx';
import { useCall } from '../../../data/calls/use-call.ts';

/**
 * The round that the list of a competition opens at. It is chosen once, from matches that are up to date: while the list is read neither midnight nor a match
 * that ends turns it to another round. R-LEA-6
 */
export function useOpenedRound({ id, matches }: Pick<CompetitionView, 'id' | 'matches'>): number {
  const clock = useGameClock();
  const { isFetching } = useCall('competition', { params: { competitionId: id } });
  const [opened, setOpened] = useState<number | null>(null);
  if (opened !== null) return opened;
  const round = initialRound(matches, clock.now());
  if (!isFetching) setOpened(round);
  return round;
}
