import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { sortSquad } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { CalendarX, Clock, Radio, Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { StatComparison } from '../../components/charts/stat-comparison.tsx';
import { Countdown } from '../../components/clock/countdown.tsx';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { ClubKit } from '../../components/club/club-kit.tsx';
import { ClubLink } from '../../components/club/club-link.tsx';
import { Money } from '../../components/money/money.tsx';
import { Condition } from '../../components/player/condition.tsx';
import { CountryFlag } from '../../components/player/country-flag.tsx';
import { Term } from '../../components/player/glossary-term.tsx';
import { ResultMark, ScorePlates, ShirtNumber } from '../../components/player/number-plates.tsx';
import { MatchRating, Morale, PositionMark, Rating } from '../../components/player/rating.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Tile, Tiles } from '../../ui/layout/tile.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';

/** Every part in every state on one page, for developers; only in `npm run dev:fake`. */
export function PartsScreen() {
  const { t } = useLingui();
  const club = useClub();
  const now = useGameNow();
  const [tactic, setTactic] = useState<'A' | 'B' | 'C'>('A');
  const [tab, setTab] = useState<'general' | 'sponsor'>('general');
  const [name, setName] = useState('Vagalume');
  const columns = useMemo<TableColumn<Player>[]>(
    () => [
      {
        id: 'position',
        header: t`Pos`,
        title: t`Posição`,
        compare: (a, b) => (sortSquad([a, b], { by: 'position', direction: 'asc' }, ALPHA)[0] === a ? -1 : 1),
        cell: ({ personalData }) => <PositionMark position={personalData.position} />,
      },
      {
        id: 'number',
        header: t`Nº`,
        title: t`Número`,
        value: ({ number }) => number,
        cell: ({ number }) => <ShirtNumber>{number}</ShirtNumber>,
      },
      { id: 'name', header: t`Nome`, title: t`Nome`, value: ({ personalData }) => personalData.name, sticky: true },
      {
        id: 'condition',
        header: t`Condição`,
        title: t`Condição`,
        number: true,
        value: ({ attributes }) => attributes.condition,
        cell: ({ attributes }) => <Condition value={attributes.condition} />,
      },
      {
        id: 'morale',
        header: t`Moral`,
        title: t`Moral`,
        number: true,
        value: ({ attributes }) => attributes.morale,
        cell: ({ attributes }) => <Morale value={attributes.morale} />,
      },
      {
        id: 'value',
        header: t`Valor`,
        title: t`Valor`,
        number: true,
        value: ({ marketValue }) => marketValue,
        cell: ({ marketValue }) => <Money value={marketValue} />,
      },
      {
        id: 'passing',
        header: t`Passe`,
        title: t`Passe`,
        number: true,
        strong: true,
        value: ({ attributes }) => attributes.passing,
        cell: ({ attributes }) => <Rating value={attributes.passing} />,
      },
    ],
    [t],
  );
  return (
    <>
      <PageHeading title={t`Peças e estados`} note={t`Para quem trabalha nas telas`} />
      <Columns kind="halves">
        <Stack>
          <Panel title={t`Botões e escolhas`} end={t`uma nota discreta`}>
            <Stack>
              <span style={{ display: 'flex', gap: 10, flexWrap: 'wrap' }}>
                <Button onClick={() => showToast({ text: t`Tática A salva.` })}>{t`Salvar`}</Button>
                <Button kind="ghost" onClick={() => showToast({ text: t`Sem conexão.`, tone: 'bad' })}>
                  {t`Cancelar`}
                </Button>
                <Button disabledReason={t`Jogo em andamento`}>{t`Treinar`}</Button>
                <Button busy>{t`Treinar`}</Button>
                <Button kind="danger" small>
                  {t`Liberar`}
                </Button>
              </span>
              <Segmented
                label={t`Tática`}
                value={tactic}
                onChange={setTactic}
                options={(['A', 'B', 'C'] as const).map((value) => ({ value, label: value }))}
              />
              <Select
                label={t`Intensidade`}
                value="90"
                onChange={() => {}}
                options={[{ value: '90', label: t`Intensidade 90%` }]}
              />
              <TextField
                label={t`Nome do clube`}
                value={name}
                onChange={setName}
                error={t`Contém palavras ofensivas`}
              />
              <Stepper label={t`Formato`} value={t`Pentágono`} note={t`7 de 11`} onStep={() => {}} />
              <Checkbox label={t`Todos`} checked={false} partly onChange={() => {}} />
              <Checkbox
                label={t`Cansado`}
                checked={false}
                onChange={() => {}}
                disabledReason={t`Condição abaixo de 70`}
              />
              <Tabs
                label={t`Finanças`}
                value={tab}
                onChange={setTab}
                items={[
                  { value: 'general', label: t`Geral`, content: <p>{t`O extrato do clube.`}</p> },
                  { value: 'sponsor', label: t`Patrocínio`, error: t`Há um erro`, content: <p>{t`As ofertas.`}</p> },
                ]}
              />
            </Stack>
          </Panel>
          <Panel title={t`Placas, notas, posições`}>
            <Stack>
              <span style={{ display: 'flex', gap: 10, alignItems: 'center', flexWrap: 'wrap' }}>
                <ScorePlates home={3} away={1} />
                <ShirtNumber>10</ShirtNumber>
                <ResultMark result="win" />
                <ResultMark result="draw" />
                <ResultMark result="loss" />
                <CountryFlag country="BR" />
                <CountryFlag country="UY" />
                <Money value={-12_500} signed />
              </span>
              <span style={{ display: 'flex', gap: 20, flexWrap: 'wrap' }}>
                {[93, 84, 74, 65, 58].map((value) => (
                  <Rating key={value} value={value} />
                ))}
                <MatchRating value={7.8} />
                {(['GK', 'CB', 'CM', 'CF'] as const).map((position) => (
                  <PositionMark key={position} position={position} />
                ))}
              </span>
              <span style={{ display: 'flex', gap: 20, flexWrap: 'wrap' }}>
                <Condition value={92} />
                <Condition value={74} />
                <Condition value={64} />
                <Morale value={88} />
                <Morale value={70} />
                <Morale value={58} />
              </span>
              <span style={{ display: 'flex', gap: 10, flexWrap: 'wrap' }}>
                <Badge>{t`Várzea`}</Badge>
                <Badge tone="you">{t`Você`}</Badge>
                <Badge tone="warning" icon={Clock}>{t`Jogo Atrasado`}</Badge>
                <Badge tone="terra" icon={Tag}>{t`À venda`}</Badge>
                <Badge tone="bad" icon={Radio}>{t`Jogo em andamento`}</Badge>
              </span>
              <Countdown until={now + 8_055_000} />
            </Stack>
          </Panel>
          <Panel title={t`Progresso e comparação`}>
            <ProgressBar label={t`Experiência`} value={2480} outOf={4000} text={t`2.480/4.000 XP`} />
            <StatComparison label={t`Posse de Bola`} home={58} away={42} format={(value) => `${value}%`} />
            <StatComparison label={t`Chutes`} home={14} away={9} />
          </Panel>
          <Panel title={t`Vazio`}>
            <EmptyState
              icon={CalendarX}
              title={t`Nenhum jogo agendado.`}
              action={
                <ButtonLink small to="/competitions">
                  {t`Ver competições`}
                </ButtonLink>
              }
            >
              {t`Entre em uma competição para marcar o primeiro.`}
            </EmptyState>
          </Panel>
        </Stack>
        <Stack>
          <Alert
            action={
              <ButtonLink kind="ghost" small to="/finances">
                {t`Ver ofertas`}
              </ButtonLink>
            }
          >
            {t`Seu patrocínio expirou.`}
          </Alert>
          <Tiles>
            <Tile title={t`Desafios Concluídos`} note={t`A ser implementado`} />
            <Tile title={t`Recompensas Diárias`} value={2} to="/dailyRewards" />
          </Tiles>
          <Panel title={t`Clube`} end={<Term term="category" />}>
            <Stack>
              <ClubLink club={club} />
              <span style={{ display: 'flex', gap: 24, alignItems: 'end' }}>
                <ClubKit kit={club.uniform} view="full" size={90} />
                <ClubKit kit={club.uniform} number={10} size={48} />
              </span>
            </Stack>
          </Panel>
          <Panel title={t`Plantel`} flush>
            <DataTable
              label={t`Plantel`}
              columns={columns}
              rows={club.players}
              rowId={({ id }) => id}
              isMine={({ number }) => number === 10}
              onRow={({ personalData }) => showToast({ text: personalData.name })}
              initialSort={{ by: 'number', direction: 'ascending' }}
              height={340}
            />
          </Panel>
          <Panel title={t`Carregando tabela`} flush>
            <Skeleton rows={3} />
          </Panel>
          <Panel title={t`Erro na seção`}>
            <ErrorState title={t`Não deu para carregar a tabela.`} onRetry={() => {}} />
          </Panel>
          <Loading text={t`Executando treino...`} />
        </Stack>
      </Columns>
    </>
  );
}
