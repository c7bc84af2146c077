import { useLingui } from '@lingui/react/macro';
import type { ClockStop } from '@mundo-manager/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { FastForward } from 'lucide-react';
import { useState } from 'react';
import { useGameClock } from '../../clock/GameClockContext.tsx';
import { setClock } from '../../session/createSession.ts';
import { INITIAL_DATA, type InitialData } from '../../session/queries.ts';
import { useCommand } from '../../session/useCommand.ts';
import { useCanAdvance } from '../../session/useInitialData.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';

/** In a local world: moves the clock to the next thing worth a decision. R-HOM-20 */
export function AdvanceButton() {
  const { t } = useLingui();
  const clock = useGameClock();
  const queryClient = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const tell = ({ kind, matchId }: ClockStop) => {
    const club = queryClient.getQueryData<InitialData>(INITIAL_DATA)?.club;
    const result = club?.lastMatches.find(({ id }) => id === matchId);
    const texts: Readonly<Record<ClockStop['kind'], string>> = {
      beforeKickOff: t`O jogo está chegando. Ainda dá tempo de mexer na tática.`,
      kickOff: t`Bola rolando.`,
      fullTime: result ? t`Fim de jogo: ${result.home.score} × ${result.away.score}` : t`Fim de jogo.`,
    };
    showToast({ text: texts[kind] });
  };
  const { run, busy } = useCommand('advanceClock', {
    // Until the data of that moment are there nobody knows the score, and another press would be blind.
    onDone: async (data) => {
      setClock(clock, data.clock);
      setLoading(true);
      await queryClient.invalidateQueries({ queryKey: INITIAL_DATA });
      setLoading(false);
      tell(data.stop);
    },
  });
  if (!useCanAdvance()) return null;
  return (
    <Button icon={FastForward} busy={busy || isLoading} onClick={() => void run()}>
      {t`Avançar`}
    </Button>
  );
}
