import { Trans, useLingui } from '@lingui/react/macro';
import { availableMoney } from '@mundo-manager/rules/finances';
import type { MarketSearch } from '@mundo-manager/rules/market';
import { affordableSearch, reachOf, searchPrices } from '@mundo-manager/rules/scouting';
import { TriangleAlert } from 'lucide-react';
import { Money } from '../../../components/money/money.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { classes } from '../../../ui/browser/classes.ts';
import { Button } from '../../../ui/form/button.tsx';
import styles from './search-price-hint.module.css';

interface SearchPriceHintProps {
  readonly search: MarketSearch;
  readonly onChange: (search: MarketSearch) => void;
}

/** What players of the chosen filters cost and what money there is, before a search is spent. R-SCT-14 */
export function SearchPriceHint({ search, onChange }: SearchPriceHintProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { finances, players, category } = useClub();
  const available = availableMoney(finances.totalMoney, players, ruleset);
  const prices = searchPrices(search, ruleset);
  const reach = reachOf(available, prices);
  const affordable = reach === 'none' ? affordableSearch({ search, available, category }, ruleset) : null;
  const isOutOfReach = reach === 'none';
  return (
    <div className={classes(styles.prices, isOutOfReach && styles.out)} role="status">
      {isOutOfReach && <TriangleAlert size={18} aria-hidden />}
      <p>
        <Trans>
          Nesta faixa os preços vão de <Money value={prices.lowest} /> a <Money value={prices.highest} />; você tem{' '}
          <Money value={available} />.
        </Trans>{' '}
        {reach === 'all' && t`Qualquer um deles cabe no caixa.`}
        {isOutOfReach && <b>{t`Nem o mais barato cabe no caixa.`}</b>}{' '}
        {isOutOfReach && affordable === null && t`Nenhuma faixa desta posição cabe.`}
      </p>
      {affordable !== null && (
        <Button kind="ghost" small onClick={() => onChange(affordable)}>
          {t`Escolher o que cabe no caixa`}
        </Button>
      )}
    </div>
  );
}
