import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { CalendarClock } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Editions } from '../../features/competition/editions.tsx';
import { Entrants } from '../../features/competition/entrants.tsx';
import { Prizes } from '../../features/competition/prizes.tsx';
import { DrawProof } from '../../features/proofs/draw-proof.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CupPage } from './cup-page.tsx';
import { RoundDraw } from './draw/round-draw.tsx';
import { KnockOutHeading } from './knock-out-heading.tsx';
import { Tournament } from './tournament.tsx';

/** A cup or tournament: its entrants before the draw, then its course; or the draw that the address names. R-NAV-8 */
export function KnockOut({ competition }: { readonly competition: CompetitionView }) {
  const [query] = useSearchParams();
  const draw = Number.parseInt(query.get('draw') ?? '', 10);
  if (!Number.isNaN(draw)) return <RoundDraw key={draw} competition={competition} round={draw} />;
  if (competition.status === 'open') return <Waiting competition={competition} />;
  return competition.name === 'MM Tournament' ? (
    <Tournament competition={competition} />
  ) : (
    <CupPage competition={competition} />
  );
}

function Waiting({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  return (
    <>
      <KnockOutHeading competition={competition} />
      <Columns>
        <Stack>
          <Panel title={t`Jogos`}>
            <EmptyState icon={CalendarClock} title={t`Nenhum jogo agendado.`}>
              {t`Os jogos aparecem aqui depois do sorteio.`}
            </EmptyState>
          </Panel>
          <Entrants league={competition} />
        </Stack>
        <Stack>
          <Prizes league={competition} place={null} />
          <Editions league={competition} />
          <DrawProof competition={competition} />
        </Stack>
      </Columns>
    </>
  );
}
