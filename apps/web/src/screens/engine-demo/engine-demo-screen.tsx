import { useLingui } from '@lingui/react/macro';
import type { PlayerMessage } from '@mundo-manager/contract/client';
import { ENGINE_VERSION } from '@mundo-manager/engine';
import { Play } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { usePlayerMessages } from '../../components/player/use-player-messages.ts';
import { ReplayFrame } from '../../components/replay/replay-frame.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { DEMO_LOOKS, demoMatch, FIRST_SIDES } from './demo-teams.ts';
import styles from './engine-demo.module.css';
import { HundredMatches } from './hundred-matches.tsx';
import { SideSettings } from './side-settings.tsx';

/** The match simulator for all visitors: choose, watch, and see what a hundred matches say. R-NAV-4, R-REP-2 */
export function EngineDemoScreen() {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [sides, setSides] = useState(FIRST_SIDES);
  const [chosen, setChosen] = useState({ sides: FIRST_SIDES, number: 1 });
  const message = useMemo(() => messageOf(chosen.sides, `demonstração ${chosen.number}`), [chosen]);
  usePlayerMessages(frame, message);
  const isChanged = sides !== chosen.sides;
  return (
    <>
      <PageHeading title={t`Simulador de partida`} note={t`Dois times inventados, o mesmo motor do jogo.`} />
      <Stack>
        <ReplayFrame ref={frame} title={t`Partida de demonstração`} />
        <Columns kind="halves">
          {(['home', 'away'] as const).map((side) => (
            <SideSettings
              key={side}
              side={side}
              chosen={sides[side]}
              onChange={(next) => setSides({ ...sides, [side]: next })}
            />
          ))}
        </Columns>
        <div className={styles.actions}>
          <Button
            icon={Play}
            onClick={() => {
              setChosen({ sides, number: chosen.number + 1 });
              frame.current?.scrollIntoView({ block: 'nearest' });
            }}
          >
            {t`Jogar outra partida`}
          </Button>
          <span role="status">{isChanged && t`As mudanças valem a partir da próxima partida.`}</span>
        </div>
        <HundredMatches matchOf={() => demoMatch(sides)} />
      </Stack>
    </>
  );
}

/** A match that has not been played yet, as a message to the replay player. */
function messageOf(sides: typeof FIRST_SIDES, seed: string): PlayerMessage {
  const played = { input: demoMatch(sides), seed, knockout: false, engineVersion: ENGINE_VERSION, stored: null };
  return { type: 'mundo-manager/match', match: { ...DEMO_LOOKS, ...played, ground: 'Pro' } };
}
