import type { ClubSeason, SeasonAccounts } from '@mundo-manager/rules/history';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';
import { SeasonMoney } from './SeasonMoney.tsx';
import { SeasonNext } from './SeasonNext.tsx';
import { SeasonNumbers } from './SeasonNumbers.tsx';
import { SeasonScorers } from './SeasonScorers.tsx';
import { SeasonStar } from './SeasonStar.tsx';

interface SeasonReviewProps {
  readonly season: ClubSeason;
  /** Null where none were kept, and in cups. */
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
          <SeasonStar season={season} />
          <SeasonScorers season={season} />
        </Stack>
      </Columns>
    </Stack>
  );
}
