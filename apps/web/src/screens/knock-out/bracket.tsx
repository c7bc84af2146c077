import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView, MatchView } from '@mundo-manager/contract/client';
import { type BracketRound, cupLots } from '@mundo-manager/rules/competitions';
import { Shuffle } from 'lucide-react';
import { type ReactNode, type TouchEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PHASE_NAMES, WINNERS_OF } from '../../components/messages/phase-names.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { classes } from '../../ui/browser/classes.ts';
import { useIsPhone } from '../../ui/browser/use-is-phone.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './bracket.module.css';
import { Champion } from './champion.tsx';
import { linkToDraw } from './draw/link-to-draw.ts';
import { TieCard } from './tie-card.tsx';
import type { CupData } from './use-cup.ts';
import { useShownRounds } from './use-shown-rounds.ts';

interface BracketProps {
  readonly competition: CompetitionView;
  readonly cup: CupData;
  readonly title: string;
}

/** The knock-out from the first round to the final; a phone shows one round at a time. R-KNO-2, R-KNO-3 */
export function Bracket({ competition, cup, title }: BracketProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const { rounds } = cup.bracket;
  const { at, step, isWhole, showWhole, firstOfEnd } = useShownRounds(rounds);
  const shown = isPhone ? rounds.slice(at, at + 1) : isWhole ? rounds : rounds.slice(firstOfEnd);
  const current = rounds[at];
  return (
    <Panel
      flush
      title={title}
      end={
        !isPhone &&
        firstOfEnd > 0 && (
          <Segmented
            words
            small
            label={t`Mostrar`}
            value={isWhole ? 'all' : 'end'}
            onChange={(value) => showWhole(value === 'all')}
            options={[
              { value: 'all', label: t`Chave toda` },
              { value: 'end', label: t`Das quartas à final` },
            ]}
          />
        )
      }
    >
      {isPhone && current && (
        <div className={styles.stepper}>
          <Stepper
            label={t`Fase`}
            value={<span className={styles.phase}>{t(PHASE_NAMES[current.phase])}</span>}
            note={<RoundNote competition={competition} round={current} cup={cup} />}
            onStep={step}
            canStepBack={at > 0}
            canStepForward={at + 1 < rounds.length}
          />
          <DrawLink competition={competition} round={current} cup={cup} />
        </div>
      )}
      <Swiped onStep={isPhone ? step : null}>
        <div className={styles.rounds} data-rounds={shown.length}>
          {shown.map((round, index) => (
            <Round
              key={round.phase}
              competition={competition}
              cup={cup}
              round={round}
              before={rounds[rounds.indexOf(round) - 1]}
              next={rounds[rounds.indexOf(round) + 1]}
              isFirst={index === 0}
            />
          ))}
        </div>
      </Swiped>
      <p className={styles.foot}>
        <Trans>
          <b>(5)</b> gols nos pênaltis · <b>pr</b> na prorrogação
        </Trans>
      </p>
    </Panel>
  );
}

interface RoundProps {
  readonly competition: CompetitionView;
  readonly cup: CupData;
  readonly round: BracketRound<MatchView>;
}

interface ColumnProps extends RoundProps {
  readonly before: BracketRound<MatchView> | undefined;
  readonly next: BracketRound<MatchView> | undefined;
  readonly isFirst: boolean;
}

/** A round as a column. It is joined to the next one where that is drawn, or follows without lots. */
function Round({ competition, cup, round, before, next, isFirst }: ColumnProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const isFixed = competition.name === 'MM Tournament';
  const leads = next !== undefined && (next.round !== null || isFixed);
  const follows = !isFirst && (round.round !== null || isFixed);
  const name = t(PHASE_NAMES[round.phase]);
  const waiting = before === undefined ? t`A definir` : t(WINNERS_OF[before.phase]);
  return (
    <section
      className={classes(styles.round, leads && styles.leads, follows && styles.follows)}
      aria-label={t`Chave: ${name}`}
    >
      <h3 className={styles.heading}>
        {name}
        <small>
          <RoundNote competition={competition} round={round} cup={cup} />
        </small>
      </h3>
      <ol className={styles.ties}>
        {round.ties.map((tie, index) => {
          const isOwn = tie.home.clubId === id || tie.away?.clubId === id;
          const goesOn = isOwn && tie.winner === id && next?.round != null;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a tie is its place in the bracket
              key={index}
              className={classes(isOwn && !isFirst && styles.came, goesOn && styles.path)}
            >
              <TieCard tie={tie} clubs={cup.clubs} waiting={waiting} />
            </li>
          );
        })}
      </ol>
      <span className={styles.columnDraw}>
        <DrawLink competition={competition} round={round} cup={cup} />
      </span>
      {next === undefined && <Champion competition={competition} cup={cup} tie={round.ties[0]} />}
    </section>
  );
}

/** The date of the round, or of its draw. */
function RoundNote({ competition, round }: RoundProps) {
  const { date, drawAt } = round;
  if (date !== null) return <DateText ms={date} time />;
  if (drawAt === null) return null;
  if (competition.name === 'MM Tournament') {
    return (
      <Trans>
        confirmada em <DateText ms={drawAt} time />
      </Trans>
    );
  }
  return (
    <Trans>
      sorteio em <DateText ms={drawAt} time />
    </Trans>
  );
}

/** The way to the draw of a round that has had one. */
function DrawLink({ competition, round: { round, phase }, cup }: RoundProps) {
  const { t } = useLingui();
  if (round === null || cupLots(competition, round, cup.ruleset) === null) return null;
  const name = t(PHASE_NAMES[phase]);
  return (
    <Link className={styles.draw} aria-label={t`Ver sorteio: ${name}`} {...linkToDraw(competition, round)}>
      <Shuffle size={16} aria-hidden />
      {t`Ver sorteio`}
    </Link>
  );
}

/** Pixels that a finger goes sideways for the next round. */
const SWIPE = 56;

interface SwipedProps {
  readonly onStep: ((delta: -1 | 1) => void) | null;
  readonly children: ReactNode;
}

/** One round at a time: swiped, or turned by the arrows above. */
function Swiped({ onStep, children }: SwipedProps) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const begin = ({ touches }: TouchEvent) => {
    const touch = touches.item(0);
    start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0);
    if (!touch || start.current === null || onStep === null) return;
    const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    if (Math.abs(right) >= SWIPE && Math.abs(right) > 2 * Math.abs(down)) onStep(right < 0 ? 1 : -1);
  };
  return (
    <div className={styles.scroll} onTouchStart={begin} onTouchEnd={end}>
      {children}
    </div>
  );
}
