import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
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
  if (isOwn) return <>{t`Relatório do adversário: é isto que os outros veem de você.`}</>;
  if (next === null) return <>{t`Relatório do adversário`}</>;
  const { competitionName, round, date, isNeutral, home } = next;
  const place = isNeutral ? t`campo neutro` : home.id === id ? t`em casa` : t`fora`;
  return (
    <Trans>
      Relatório do adversário · {competitionName}, rodada {round} · <DateText ms={date} time />, {place}
    </Trans>
  );
}
