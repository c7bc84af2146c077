import { Trans } from '@lingui/react/macro';
import type { MatchSideView } from '@mundo-manager/contract/client';

interface PenaltyTextProps {
  readonly match: Readonly<Record<'home' | 'away', Pick<MatchSideView, 'shootOut'>>>;
}

/** The score of a shoot-out in words, the home side first; nothing where there was none. */
export function PenaltyText({ match: { home, away } }: PenaltyTextProps) {
  if (home.shootOut === undefined || away.shootOut === undefined) return null;
  const [left, right] = [home.shootOut, away.shootOut];
  return (
    <Trans>
      {left} × {right} nos pênaltis
    </Trans>
  );
}
