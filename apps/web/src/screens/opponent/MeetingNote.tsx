import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { isFriendly } from '@mundo-manager/rules/competitions';
import { useContestText } from '../../match/useContestText.ts';
import { useClub } from '../../session/useInitialData.ts';
import { DateText } from '../../ui/DateText.tsx';

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
