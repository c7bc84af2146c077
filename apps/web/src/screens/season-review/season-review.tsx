import type { ClubSeason, SeasonAccounts } from '@mundo-manager/rules/history';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { SeasonBanner } from './season-banner.tsx';
import { SeasonMoney } from './season-money.tsx';
import { SeasonNext } from './season-next.tsx';
import { SeasonNumbers } from './season-numbers.tsx';
import { SeasonScorers } from './season-scorers.tsx';
import { SeasonStarPanel } from './season-star-panel.tsx';

interface SeasonReviewProps {
  readonly season: ClubSeason;
  /** The season's accounts; null for a cup, or if none were stored. */
  readonly accounts: SeasonAccounts | null;
  /** Whether the club has not joined its next league yet. */
  readonly isLatest: boolean;
}

/** Review of a season: place, movement, figures, money, best player, scorers, next league. R-HSC-4 */
export function SeasonReview({ season, accounts, isLatest }: SeasonReviewProps) {
  return (
    <Stack>
      <SeasonBanner season={season} />
      <Columns>
        <Stack>
          <SeasonNumbers season={season} />
          {accounts && <SeasonMoney accounts={accounts} />}
        </Stack>
        <Stack>
          {isLatest && <SeasonNext season={season} />}
          <SeasonStarPanel season={season} />
          <SeasonScorers season={season} />
        </Stack>
      </Columns>
    </Stack>
  );
}
