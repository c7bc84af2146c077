import { useLingui } from '@lingui/react/macro';
import type { CallData, PublicClub } from '@mundo-manager/contract/client';
import { ClipboardPen, Lock, Shield } from 'lucide-react';
import { useSubjectTitle } from '../../app/pageTitle.ts';
import { clubPath, tacticPath } from '../../app/paths.ts';
import { InviteButton } from '../../friendlies/InviteButton.tsx';
import { useClub } from '../../session/useInitialData.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Absent } from './Absent.tsx';
import { GoalOrigins } from './GoalOrigins.tsx';
import { Habits } from './Habits.tsx';
import { Head } from './Head.tsx';
import { KeyPoints } from './KeyPoints.tsx';
import { LastResults } from './LastResults.tsx';
import { LikelyEleven } from './LikelyEleven.tsx';
import { Lines } from './Lines.tsx';
import { MeetingNote } from './MeetingNote.tsx';
import { Odds } from './Odds.tsx';
import styles from './Opponent.module.css';
import { RivalNote } from './RivalNote.tsx';
import { Scorers } from './Scorers.tsx';
import { Takers } from './Takers.tsx';
import { useOwnLines } from './useOwnLines.ts';

interface OpponentReportProps {
  readonly club: PublicClub;
  readonly view: CallData<'opponentReport'>;
}

/** The report, compared with the caller’s tactic of the next match between the clubs. R-OPP-1, R-OPP-16 */
export function OpponentReport({ club, view: { report, headToHead, next } }: OpponentReportProps) {
  const { t } = useLingui();
  useSubjectTitle(club.name);
  const own = useClub();
  const mine = useOwnLines(next);
  const isOwn = own.id === club.id;
  return (
    <>
      <PageHeading
        title={
          <span className={styles.title}>
            <Emblem emblem={club.emblem} size={38} />
            {club.name}
          </span>
        }
        note={<MeetingNote next={next} isOwn={isOwn} />}
        end={
          <span className={styles.ways}>
            <ButtonLink kind="ghost" icon={Shield} {...clubPath(club.id)}>
              {t`Ver o clube`}
            </ButtonLink>
            {!isOwn && <InviteButton club={{ id: club.id, name: club.name }} />}
            <ButtonLink icon={ClipboardPen} to={tacticPath(mine.slot)}>
              {t`Montar o plano`}
            </ButtonLink>
          </span>
        }
      />
      <Stack>
        <RivalNote clubId={club.id} />
        <KeyPoints report={report} />
        <div className={styles.columns}>
          <LikelyEleven report={report} club={club} />
          <Stack>
            {!isOwn && <Odds report={report} next={next} mine={mine} />}
            <Lines report={report} mine={mine} isOwn={isOwn} />
            <Absent absent={report.absent} />
            <Habits report={report} />
            <section className={styles.hidden}>
              <Lock size={20} aria-hidden />
              <p>
                <b>{t`O que ninguém vê antes do jogo:`}</b> {t`tática, ordens e booster.`}
              </p>
            </section>
          </Stack>
        </div>
        <Columns kind="thirds">
          <GoalOrigins report={report} category={club.category} />
          <LastResults report={report} club={club} />
          {isOwn ? <Scorers report={report} /> : <Head head={headToHead} rival={club.name} />}
        </Columns>
        <Columns kind="halves">
          <Takers report={report} />
          {!isOwn && <Scorers report={report} />}
        </Columns>
      </Stack>
    </>
  );
}
