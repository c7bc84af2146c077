import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { isFriendly } from '@mundo-manager/rules/competitions';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useContestText } from '../../features/match/use-contest-text.ts';
import { DateText } from '../../ui/text/date-text.tsx';

interface MeetingNoteProps {
  readonly next: MatchView | null;
  readonly isOwn: boolean;
}

/** What the report is about, and when the two clubs meet. */
export function MeetingNote({ next, isOwn }: MeetingNoteProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const { nameOf } = useContestText();
  if (isOwn) return <>{t`Relatório do adversário: é isto que os outros veem de você.`}</>;
  if (next === null) return <>{t`Relatório do adversário`}</>;
  const { date, isNeutral, home } = next;
  const { competitionName, round } = next;
  const contest = isFriendly(next) ? nameOf(competitionName) : t`${competitionName}, rodada ${round}`;
  const place = isNeutral ? t`campo neutro` : home.id === id ? t`em casa` : t`fora`;
  return (
    <Trans>
      Relatório do adversário · {contest} · <DateText ms={date} time />, {place}
    </Trans>
  );
}
