import { useLingui } from '@lingui/react/macro';
import {
  MARKET_POSITIONS,
  type MarketSearch,
  remainingSearches,
  type SearchRange,
  searchMarket,
} from '@mundo-manager/rules/market';
import { Search } from 'lucide-react';
import { useGameNow } from '../../../components/clock/game-clock-context.tsx';
import { errorMessage } from '../../../components/messages/errors.ts';
import { POSITION_NAMES } from '../../../components/messages/position-names.ts';
import { positionText } from '../../../components/player/position-text.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import styles from '../market.module.css';
import { SearchPriceHint } from './search-price-hint.tsx';

interface FiltersProps {
  readonly search: MarketSearch;
  readonly onChange: (search: MarketSearch) => void;
  readonly busy: boolean;
  readonly onSearch: () => void;
}

/** Position, age, overall, what players of that kind cost, and 'Buscar' with the searches left. R-MKS-1, R-MKS-2, R-SCT-14 */
export function Filters({ search, onChange, busy, onSearch }: FiltersProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const now = useGameNow();
  const { searchesPerDay } = ruleset.market;
  const left = remainingSearches(club.marketSearches, now, ruleset);
  const allowed = searchMarket({ club, search, players: [], now }, ruleset);
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        if (allowed.ok && !busy) onSearch();
      }}
    >
      <Select
        label={t`Posição`}
        options={MARKET_POSITIONS.map((position) => ({
          value: position,
          label: `${positionText(position)} · ${t(POSITION_NAMES[position])}`,
        }))}
        value={search.position}
        onChange={(position) => onChange({ ...search, position })}
      />
      <Select
        label={t`Idade`}
        options={ruleset.market.ageRanges.map(({ key, from, to }) => ({ value: key, label: t`${from} a ${to} anos` }))}
        value={search.age}
        onChange={(age) => onChange({ ...search, age })}
      />
      <Select
        label={t`Overall`}
        options={ruleset.market.overallRanges.map(({ key, from, to }: SearchRange) => ({
          value: key,
          label: t`${from} a ${to}`,
        }))}
        value={search.overall}
        onChange={(overall) => onChange({ ...search, overall })}
      />
      <SearchPriceHint search={search} onChange={onChange} />
      <Button
        type="submit"
        icon={Search}
        busy={busy}
        disabledReason={allowed.ok || busy ? undefined : t(errorMessage(allowed.error, ruleset))}
      >
        {t`Buscar ${left}/${searchesPerDay}`}
      </Button>
    </form>
  );
}
