import { useLingui } from '@lingui/react/macro';
import {
  AGE_RANGES,
  MARKET_POSITIONS,
  type MarketSearch,
  OVERALL_RANGES,
  remainingSearches,
  type SearchRange,
  searchMarket,
} from '@mundo-manager/rules/market';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { Search } from 'lucide-react';
import { useGameNow } from '../../clock/GameClockContext.tsx';
import { errorMessage } from '../../messages/errors.ts';
import { POSITION_NAMES } from '../../messages/positionNames.ts';
import { useClub } from '../../session/useInitialData.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './Market.module.css';

interface FiltersProps {
  readonly search: MarketSearch;
  readonly onChange: (search: MarketSearch) => void;
  readonly busy: boolean;
  readonly onSearch: () => void;
}

/** Position, age, overall, and 'Buscar' with the searches left. R-MKS-1, R-MKS-2 */
export function Filters({ search, onChange, busy, onSearch }: FiltersProps) {
  const { t } = useLingui();
  const club = useClub();
  const now = useGameNow();
  const { searchesPerDay } = ALPHA.market;
  const left = remainingSearches(club.marketSearches, now);
  const allowed = searchMarket({ club, search, players: [], now });
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
          label: `${position} · ${t(POSITION_NAMES[position])}`,
        }))}
        value={search.position}
        onChange={(position) => onChange({ ...search, position })}
      />
      <Select
        label={t`Idade`}
        options={AGE_RANGES.map(({ key, from, to }) => ({ value: key, label: t`${from} a ${to} anos` }))}
        value={search.age}
        onChange={(age) => onChange({ ...search, age })}
      />
      <Select
        label={t`Overall`}
        options={OVERALL_RANGES.map(({ key, from, to }: SearchRange) => ({ value: key, label: t`${from} a ${to}` }))}
        value={search.overall}
        onChange={(overall) => onChange({ ...search, overall })}
      />
      <Button
        type="submit"
        icon={Search}
        busy={busy}
        disabledReason={allowed.ok || busy ? undefined : t(errorMessage(allowed.error))}
      >
        {t`Buscar ${left}/${searchesPerDay}`}
      </Button>
    </form>
  );
}
