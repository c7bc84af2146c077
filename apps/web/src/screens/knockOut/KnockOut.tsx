import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { CalendarClock } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { DrawProof } from '../../proofs/DrawProof.tsx';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Editions } from '../league/Editions.tsx';
import { Entrants } from '../league/Entrants.tsx';
import { Prizes } from '../league/Prizes.tsx';
import { Cup } from './Cup.tsx';
import { Draw } from './Draw.tsx';
import { KnockOutHeading } from './KnockOutHeading.tsx';
import { Tournament } from './Tournament.tsx';

/** A cup or tournament: its entrants before the draw, then its course; or the draw that the address names. R-NAV-8 */
export function KnockOut({ competition }: { readonly competition: CompetitionView }) {
  const [query] = useSearchParams();
  const draw = Number.parseInt(query.get('draw') ?? '', 10);
  if (!Number.isNaN(draw)) return <Draw key={draw} competition={competition} round={draw} />;
  if (competition.status === 'open') return <Waiting competition={competition} />;
  return competition.name === 'MM Tournament' ? (
    <Tournament competition={competition} />
  ) : (
    <Cup competition={competition} />
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
