import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { CalendarClock } from 'lucide-react';
import { PHASE_NAMES } from '../../messages/phaseNames.ts';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Entrants } from '../league/Entrants.tsx';
import { Prizes } from '../league/Prizes.tsx';
import { Rounds } from '../league/Rounds.tsx';
import { Standings } from '../league/Standings.tsx';

/** What a cup or tournament holds: its phase, its matches, its groups’ table where it has one, and its prizes. */
export function KnockOut({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  const { name, category, number, phase, entrants, table, matches, status } = competition;
  const drawn = Object.keys(matches).length > 0;
  return (
    <>
      <PageHeading
        title={
          <Trans>
            {name} {category}
          </Trans>
        }
        note={
          <>
            <Trans>
              Edição {number} · {t(PHASE_NAMES[phase])}
            </Trans>
            {' · '}
            <Plural value={entrants.length} one="# clube" other="# clubes" />
          </>
        }
      />
      <Columns>
        <Stack>
          {drawn ? (
            <Rounds competition={competition} />
          ) : (
            <Panel title={t`Jogos`}>
              <EmptyState icon={CalendarClock} title={t`Nenhum jogo agendado.`}>
                {t`Os jogos aparecem aqui depois do sorteio.`}
              </EmptyState>
            </Panel>
          )}
          {table.length > 0 && <Standings league={competition} />}
        </Stack>
        <Stack>
          {status === 'open' && <Entrants league={competition} />}
          <Prizes league={competition} />
        </Stack>
      </Columns>
    </>
  );
}
