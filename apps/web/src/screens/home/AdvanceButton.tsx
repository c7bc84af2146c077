import { useLingui } from '@lingui/react/macro';
import type { ClockStop } from '@mundo-manager/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { FastForward } from 'lucide-react';
import { useGameClock } from '../../clock/GameClockContext.tsx';
import { setClock } from '../../session/createSession.ts';
import { INITIAL_DATA } from '../../session/queries.ts';
import { useCommand } from '../../session/useCommand.ts';
import { useCanAdvance } from '../../session/useInitialData.ts';
import { Button } from '../../ui/Button.tsx';

/** In a local world: moves the clock to the next thing worth a decision. R-HOM-20 */
export function AdvanceButton() {
  const { t } = useLingui();
  const clock = useGameClock();
  const queryClient = useQueryClient();
  const reached: Readonly<Record<ClockStop['kind'], string>> = {
    beforeKickOff: t`O jogo está chegando. Ainda dá tempo de mexer na tática.`,
    kickOff: t`Bola rolando.`,
    fullTime: t`Fim de jogo.`,
  };
  const { run, busy } = useCommand('advanceClock', {
    done: ({ stop }) => reached[stop.kind],
    onDone: (data) => {
      setClock(clock, data.clock);
      void queryClient.invalidateQueries({ queryKey: INITIAL_DATA });
    },
  });
  if (!useCanAdvance()) return null;
  return (
    <Button icon={FastForward} busy={busy} onClick={() => void run()}>
      {t`Avançar`}
    </Button>
  );
}
