import { useLingui } from '@lingui/react/macro';
import type { LiveScore } from '@mundo-manager/contract/client';
import { minuteText } from '../../components/match/minute-text.ts';

/** Writes the minute of a match under way: '37’', '45’ +3' once the fourth official has shown it, '45+2’', 'Intervalo'; null before its first minute. */
export function useLiveMinute(): (live: LiveScore | null) => string | null {
  const { t } = useLingui();
  return (live) => {
    if (live === null || live.minute === 0) return null;
    if (live.isBreak) return t`Intervalo`;
    const { added, stoppage = 0 } = live;
    return added === 0 && stoppage > 0 ? `${minuteText(live)} +${stoppage}` : minuteText(live);
  };
}
