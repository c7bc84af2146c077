import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView, MatchView } from '@mundo-manager/contract/client';
import type { BracketRound, BracketTie } from '@mundo-manager/rules/competitions';
import { Shuffle, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { ClubLink } from '../../components/club/club-link.tsx';
import { livePath, matchStatsPath } from '../../components/links/paths.ts';
import { isPlaying } from '../../components/match/is-playing.ts';
import { PHASE_NAMES } from '../../components/messages/phase-names.ts';
import { ResultMark } from '../../components/player/number-plates.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { PenaltyText } from '../../features/match/cup-texts.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './own-ties.module.css';
import type { CupData } from './use-cup.ts';

interface OwnTiesProps {
  readonly competition: CompetitionView;
  readonly cup: CupData;
  /** Content above the ties, such as the place in a group. */
  readonly children?: ReactNode;
}

/** The club's ties in order, and its next one. R-KNO-1 */
export function OwnTies({ competition, cup, children }: OwnTiesProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const { rounds, places } = cup.bracket;
  const own = rounds.flatMap((round) => {
    const tie = round.ties.find(({ home, away }) => home.clubId === id || away?.clubId === id);
    return tie === undefined || round.round === null ? [] : { round, tie };
  });
  const place = places.get(id) ?? null;
  const next = place === null ? rounds.find(({ round }) => round === null) : undefined;
  const isWaiting = own.every(({ tie }) => tie.winner === id);
  return (
    <Panel flush title={t`Meu caminho`} end={place === null ? undefined : <PlaceBadge place={place} />}>
      <ol>
        {children}
        {own.map(({ round, tie }) => (
          <Step key={round.phase} round={round} tie={tie} cup={cup} />
        ))}
        {next && (
          <li className={styles.step}>
            <PathPhase phase={t(PHASE_NAMES[next.phase])} note={null} />
            <Shuffle size={20} aria-hidden className={styles.icon} />
            <span className={styles.opponent}>
              {isWaiting ? t`Adversário a definir` : t`Se você passar`}
              <small>
                <NextDraw competition={competition} round={next} />
              </small>
            </span>
          </li>
        )}
        {place === 1 && (
          <li className={styles.step}>
            <PathPhase phase={t`Taça`} note={null} />
            <Trophy size={20} aria-hidden className={styles.icon} />
            <span className={styles.opponent}>{t`Seu clube é campeão!`}</span>
          </li>
        )}
      </ol>
    </Panel>
  );
}

function PlaceBadge({ place }: { readonly place: number }) {
  const { t } = useLingui();
  if (place === 1) return <Badge tone="you">{t`Campeão`}</Badge>;
  if (place === 2) return <Badge>{t`Vice`}</Badge>;
  return <Badge>{t`Fora, em ${place}º lugar`}</Badge>;
}

interface NextDrawProps {
  readonly competition: CompetitionView;
  readonly round: BracketRound<MatchView>;
}

/** When the next round is drawn, as far as that is known. */
function NextDraw({ competition: { name }, round: { drawAt } }: NextDrawProps) {
  const { t } = useLingui();
  if (drawAt === null) return t`Depois dos jogos da fase`;
  return name === 'MM Tournament' ? (
    <Trans>
      Jogos marcados em <DateText ms={drawAt} time />
    </Trans>
  ) : (
    <Trans>
      Sorteio em <DateText ms={drawAt} time />
    </Trans>
  );
}

export function PathPhase({ phase, note }: { readonly phase: ReactNode; readonly note: ReactNode }) {
  return (
    <span className={styles.phase}>
      <b>{phase}</b>
      {note !== null && <small>{note}</small>}
    </span>
  );
}

interface StepProps {
  readonly round: BracketRound<MatchView>;
  readonly tie: BracketTie<MatchView>;
  readonly cup: CupData;
}

function Step({ round: { phase, date }, tie, cup }: StepProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const { home, away, match } = tie;
  const isHome = home.clubId === id;
  const opponent = cup.clubs.get((isHome ? away?.clubId : home.clubId) ?? '');
  const ground = match?.isNeutral ? t`campo neutro` : isHome ? t`em casa` : t`fora`;
  return (
    <li className={styles.step}>
      <PathPhase
        phase={t(PHASE_NAMES[phase])}
        note={date === null || match === null ? null : <DateText ms={date} time />}
      />
      {opponent === undefined ? (
        <span className={styles.bye}>{t`passou direto`}</span>
      ) : (
        <>
          <span className={styles.club}>
            <ClubLink club={opponent} />
            <small>
              {match?.status === 'finished' && tie.decision === 'shoot-out' ? (
                <PenaltyText match={match} />
              ) : tie.decision === 'extra-time' ? (
                t`${ground}, na prorrogação`
              ) : (
                ground
              )}
            </small>
          </span>
          {match && <Result match={match} winner={tie.winner} />}
        </>
      )}
    </li>
  );
}

/** The result as a way to the match; the way to watch it while it is played. */
function Result({ match, winner }: { readonly match: MatchView; readonly winner: string | null }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { id } = useClub();
  const now = useGameNow();
  const { home, away, live, status } = match;
  const pairing = `${home.clubName} × ${away.clubName}`;
  if (status === 'finished') {
    return (
      <Link className={styles.result} {...matchStatsPath(match)}>
        <ResultMark result={winner === id ? 'win' : 'loss'} />
        <span>
          {home.score} × {away.score}
        </span>
        <VisuallyHidden>{t`Estatísticas: ${pairing}`}</VisuallyHidden>
      </Link>
    );
  }
  if (!isPlaying(match, now, ruleset)) return null;
  return (
    <Link className={styles.result} to={livePath(match.id)}>
      <span>
        {live?.home ?? 0} × {live?.away ?? 0}
      </span>
      <VisuallyHidden>{t`Assistir ao vivo: ${pairing}`}</VisuallyHidden>
    </Link>
  );
}
