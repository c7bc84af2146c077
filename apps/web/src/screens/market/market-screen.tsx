import { useLingui } from '@lingui/react/macro';
import { accept } from '@mundo-manager/rules/core';
import { formatSearch, parseSearch, searchMarket } from '@mundo-manager/rules/market';
import { useState } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { Term } from '../../components/player/glossary-term.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AvailableMoney } from './available-money.tsx';
import { MarketPlayerDialog } from './market-player-dialog.tsx';
import type { MarketItem } from './market-storage.ts';
import { PurchaseNotice } from './purchase-notice.tsx';
import { Filters } from './search/filters.tsx';
import { MarketResults } from './search/market-results.tsx';
import { useMarketSearch } from './search/use-market-search.ts';
import { useMarketList } from './use-market-list.ts';
import { type Part, useMarketPart } from './use-market-part.ts';
import { usePurchase } from './use-purchase.ts';
import { Watchlist } from './watchlist/watchlist.tsx';

/** The transfer market: five searches a day, a list, and a purchase; and the players that the manager watches. R-MKS-1 to R-MKS-16, R-SCT-18 */
export function MarketScreen() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const clock = useGameClock();
  const [list, setList] = useMarketList();
  const [search, setSearch] = useMarketSearch(list?.search);
  const [part, setPart] = useMarketPart();
  const [open, setOpen] = useState<MarketItem | null>(null);
  const [wentWithPurchase, setWentWithPurchase] = useState(false);
  const command = useCommand('searchMarket', {
    optimistic: (club, { params }) => {
      const parsed = parseSearch(params.search, ruleset);
      if (!parsed.ok) return parsed;
      const found = searchMarket({ club, search: parsed.value, players: [], now: clock.now() }, ruleset);
      return found.ok ? accept(found.value.club) : found;
    },
    onDone: ({ club, playersList, more }) =>
      setList({ search, items: playersList, more, period: club.marketSearches.lastUpdate }),
  });
  const purchase = usePurchase(() => {
    setOpen(null);
    setList(null);
    setWentWithPurchase(true);
  });
  const searchPart = (
    <Stack>
      <Panel title={t`Procurar jogador`} end={<Term term="overall">{t`O que é o overall?`}</Term>}>
        <Filters
          search={search}
          onChange={setSearch}
          busy={command.busy}
          onSearch={() => {
            setSearch(search);
            void command.run({ params: { search: formatSearch(search) } });
          }}
        />
      </Panel>
      <MarketResults list={list} wentWithPurchase={wentWithPurchase} searching={command.busy} onOpen={setOpen} />
    </Stack>
  );
  return (
    <>
      <PageHeading title={t`Mercado`} end={<AvailableMoney />} />
      <Tabs<Part>
        label={t`Partes do mercado`}
        value={part}
        onChange={setPart}
        items={[
          { value: 'search', label: t`Procurar`, content: searchPart },
          { value: 'watched', label: t`Observados`, content: <Watchlist /> },
        ]}
      />
      {open && (
        <MarketPlayerDialog
          key={open.id}
          item={open}
          buying={purchase.buying}
          onBuy={() => void purchase.buy(open)}
          onClose={() => setOpen(null)}
        />
      )}
      <PurchaseNotice outcome={purchase.outcome} onClose={purchase.close} />
    </>
  );
}
