import { useLingui } from '@lingui/react/macro';
import type { CallData, PublicClub } from '@mundo-manager/contract/client';
import { BarChart3, ClipboardPen, Lock, Shield } from 'lucide-react';
import { useRef } from 'react';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { clubPath, tacticPath } from '../../components/links/paths.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { InviteButton } from '../../features/friendlies/invite-button.tsx';
import { useHundredMatches } from '../../features/simulation/use-hundred-matches.ts';
import { useSubjectTitle } from '../../ui/browser/page-title.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Absent } from './absent.tsx';
import { CaptainAndTakers } from './captain-and-takers.tsx';
import { GoalOrigins } from './goals/goal-origins.tsx';
import { Scorers } from './goals/scorers.tsx';
import { Habits } from './habits.tsx';
import { HeadToHeadPanel } from './head-to-head-panel.tsx';
import { KeyPointList } from './key-point-list.tsx';
import { LastResults } from './last-results.tsx';
import { LikelyEleven } from './likely-eleven.tsx';
import { LineStrengths } from './line-strengths.tsx';
import { MeetingNote } from './meeting-note.tsx';
import { Odds } from './odds.tsx';
import styles from './opponent.module.css';
import { RivalNote } from './rival-note.tsx';
import { Strengths } from './strengths.tsx';
import { Trial } from './trial/trial.tsx';
import { trialInput } from './trial/trial-input.ts';
import { useOwnLines } from './use-own-lines.ts';

interface OpponentReportPageProps {
  readonly club: PublicClub;
  readonly view: CallData<'opponentReport'>;
}

/** The report, compared with the caller’s tactic of the next match between the clubs. R-OPP-1, R-OPP-16 */
export function OpponentReportPage({ club, view: { report, headToHead, next } }: OpponentReportPageProps) {
  const { t } = useLingui();
  useSubjectTitle(club.name);
  const own = useClub();
  const mine = useOwnLines(next);
  const isOwn = own.id === club.id;
  const ruleset = useRuleset();
  const trial = useRef<HTMLDivElement>(null);
  const run = useHundredMatches(next?.id ?? '');
  const play = () => {
    if (next === null) return;
    void run.play(trialInput({ next, own, tacticName: mine.slot, rival: club, report }, ruleset));
    trial.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <PageHeading
        title={
          <span className={styles.title}>
            <ClubEmblem emblem={club.emblem} size={38} />
            {club.name}
          </span>
        }
        note={<MeetingNote next={next} isOwn={isOwn} />}
        end={
          <span className={styles.ways}>
            <ButtonLink kind="ghost" icon={Shield} {...clubPath(club.id)}>
              {t`Ver o clube`}
            </ButtonLink>
            {!isOwn && <InviteButton club={club} />}
            {next !== null && (
              <Button kind="ghost" icon={BarChart3} busy={run.played !== null} onClick={play}>
                {t`Simular`}
              </Button>
            )}
            <ButtonLink icon={ClipboardPen} to={tacticPath(mine.slot)}>
              {t`Montar o plano`}
            </ButtonLink>
          </span>
        }
      />
      <Stack>
        <RivalNote clubId={club.id} />
        <KeyPointList report={report} />
        <div className={styles.columns}>
          <Stack>
            <LikelyEleven report={report} club={club} />
            <Strengths report={report} club={club} mine={mine} isOwn={isOwn} />
            <Habits report={report} />
          </Stack>
          <Stack>
            {!isOwn && <Odds report={report} next={next} mine={mine} />}
            {next !== null && (
              <Trial
                ref={trial}
                run={run}
                onPlay={play}
                isHome={next.home.id === own.id}
                slot={mine.slot}
                rival={club.name}
              />
            )}
            <LineStrengths report={report} mine={mine} isOwn={isOwn} />
            <Absent absent={report.absent} />
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
          {isOwn ? <Scorers report={report} /> : <HeadToHeadPanel head={headToHead} rival={club.name} />}
        </Columns>
        <Columns kind="halves">
          <CaptainAndTakers report={report} />
          {!isOwn && <Scorers report={report} />}
        </Columns>
      </Stack>
    </>
  );
}
