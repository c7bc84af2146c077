import { Plural, useLingui } from '@lingui/react/macro';
import { DEFAULT_MARKET_ORDER, remainingSearches } from '@mundo-manager/rules/market';
import { meetsFilter, NO_FILTER } from '@mundo-manager/rules/scouting';
import { Search, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useGameNow } from '../../../components/clock/game-clock-context.tsx';
import { useToday } from '../../../components/clock/use-today.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/loading-overlay.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import styles from '../market.module.css';
import type { MarketItem, MarketList } from '../market-storage.ts';
import { marketColumns } from './market-columns.tsx';
import { ResultFilters } from './result-filters.tsx';

interface MarketResultsProps {
  /** Null before the first search and after a purchase. */
  readonly list: MarketList | null;
  /** Whether there was a list in this visit that a purchase, successful or not, has cleared. */
  readonly wentWithPurchase: boolean;
  readonly searching: boolean;
  readonly onOpen: (item: MarketItem) => void;
}

const rowId = ({ id }: MarketItem) => id;
const CHEAPEST_FIRST = { by: DEFAULT_MARKET_ORDER.by, direction: 'ascending' } as const;

/** What the search found, or what there is to say instead. R-MKS-3 to R-MKS-7, R-MKS-17, R-MKS-19 */
export function MarketResults({ list, wentWithPurchase, searching, onOpen }: MarketResultsProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { marketSearches } = useClub();
  const now = useGameNow();
  const today = useToday();
  const isPhone = useIsPhone();
  const columns = useMemo(() => marketColumns(today, isPhone, ruleset), [today, isPhone, ruleset]);
  if (searching) {
    return (
      <Panel title={t`Resultado`}>
        <Loading text={t`Buscando ...`} />
      </Panel>
    );
  }
  if (list === null) {
    return (
      <Panel title={t`Resultado`}>
        <EmptyState
          icon={Search}
          title={
            <span className={styles.left}>
              {t`Buscas Restantes`} <b>{remainingSearches(marketSearches, now, ruleset)}</b>
            </span>
          }
        >
          {wentWithPurchase
            ? t`A lista foi fechada depois da compra. A próxima busca mostra quem continua à venda.`
            : t`Escolha posição, idade e overall. Cada busca mostra quem está à venda nessa faixa.`}
        </EmptyState>
      </Panel>
    );
  }
  if (list.items.length === 0) {
    return (
      <Panel title={t`Resultado`}>
        <EmptyState icon={SearchX} title={t`Nenhum Jogador Encontrado.`}>
          {t`Tente outra faixa de idade ou de overall.`}
        </EmptyState>
      </Panel>
    );
  }
  // Remounted with each list: a filter belongs to what it narrows.
  return <Found key={list.items.map(({ id }) => id).join()} list={list} columns={columns} onOpen={onOpen} />;
}

interface FoundProps {
  readonly list: MarketList;
  readonly columns: readonly TableColumn<MarketItem>[];
  readonly onOpen: (item: MarketItem) => void;
}

/** The players found, narrowed by the filter. R-SCT-15 */
function Found({ list, columns, onOpen }: FoundProps) {
  const { t } = useLingui();
  const [filter, setFilter] = useState(NO_FILTER);
  const items = useMemo(() => list.items.filter(({ player }) => meetsFilter(player, filter)), [list, filter]);
  const count = list.items.length;
  const isNarrowed = items.length < count;
  return (
    <Panel
      flush
      title={t`Resultado`}
      end={
        isNarrowed ? (
          <span role="status">{t`${items.length} de ${count}`}</span>
        ) : list.more ? (
          t`Os ${count} mais baratos`
        ) : (
          <Plural value={count} one="# jogador à venda" other="# jogadores à venda" />
        )
      }
    >
      {count > 1 && <ResultFilters filter={filter} onChange={setFilter} />}
      {items.length === 0 ? (
        <p className={styles.none}>{t`Nenhum jogador do resultado passa por este filtro.`}</p>
      ) : (
        <DataTable
          label={t`Jogadores à venda`}
          columns={columns}
          rows={items}
          rowId={rowId}
          onRow={onOpen}
          initialSort={CHEAPEST_FIRST}
        />
      )}
    </Panel>
  );
}
