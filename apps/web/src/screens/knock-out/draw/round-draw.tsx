import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClubBadge, CompetitionView } from '@mundo-manager/contract/client';
import { type CupLot, type CupLots, cupLots } from '@mundo-manager/rules/competitions';
import { Shuffle } from 'lucide-react';
import { ClubEmblem } from '../../../components/club/club-emblem.tsx';
import { ClubLink } from '../../../components/club/club-link.tsx';
import { competitionPath } from '../../../components/links/paths.ts';
import { categoryName } from '../../../components/messages/category-name.ts';
import { PHASE_NAMES } from '../../../components/messages/phase-names.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { DrawProof } from '../../../features/proofs/draw-proof.tsx';
import { classes } from '../../../ui/browser/classes.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { type CupData, useCup } from '../use-cup.ts';
import styles from './draw.module.css';
import { DrawStage } from './draw-stage.tsx';
import { useDrawReplay } from './use-draw-replay.ts';

interface RoundDrawProps {
  readonly competition: CompetitionView;
  readonly round: number;
}

/** The draw of a round, plate by plate; it can be opened again at any time. R-KNO-6, R-CUP-8 */
export function RoundDraw({ competition, round }: RoundDrawProps) {
  const { t } = useLingui();
  const cup = useCup(competition);
  const drawn = cupLots(competition, round, cup.ruleset);
  if (drawn === null) {
    return (
      <>
        <PageHeading title={t`Sorteio`} />
        <EmptyState
          icon={Shuffle}
          title={t`Este sorteio ainda não aconteceu.`}
          action={<ButtonLink {...competitionPath(competition)}>{t`Ver a competição`}</ButtonLink>}
        >
          {t`Quando acontecer, você pode ver aqui placa por placa.`}
        </EmptyState>
      </>
    );
  }
  return <Held competition={competition} round={round} cup={cup} drawn={drawn} />;
}

interface HeldProps extends RoundDrawProps {
  readonly cup: CupData;
  readonly drawn: CupLots;
}

function Held({ competition, round, cup, drawn }: HeldProps) {
  const { t } = useLingui();
  const { name, category, number } = competition;
  const ceremony = useDrawReplay(drawn.lots.length);
  const phase = cup.bracket.rounds.find((one) => one.round === round)?.phase ?? 'groups';
  const date = Object.values(competition.matches).find((match) => match.round === round)?.date;
  const turned = drawn.lots.slice(0, ceremony.turned);
  const isOfGroups = drawn.lots.some(({ group }) => group !== null);
  return (
    <>
      <PageHeading
        title={isOfGroups ? t`Sorteio dos grupos` : t`Sorteio: ${t(PHASE_NAMES[phase])}`}
        note={
          <>
            <Trans>
              {name} {categoryName(category)} · Edição {number}
            </Trans>
            {!isOfGroups && (
              <>
                {' · '}
                <Plural value={drawn.lots.length / 2} one="# jogo" other="# jogos" />
              </>
            )}
            {drawn.byes.length > 0 && (
              <>
                {' · '}
                <Plural value={drawn.byes.length} one="# passa direto" other="# passam direto" />
              </>
            )}
          </>
        }
        end={<ButtonLink kind="ghost" {...competitionPath(competition)}>{t`Ver a competição`}</ButtonLink>}
      />
      <Stack>
        <DrawStage ceremony={ceremony} lots={drawn.lots} clubs={cup.clubs} />
        <Columns>
          <Stack>
            {isOfGroups ? (
              <Groups lots={drawn.lots} turned={turned} clubs={cup.clubs} />
            ) : (
              <Panel
                flush
                title={t`Jogos`}
                end={
                  <>
                    {t`mandante à esquerda`}
                    {date !== undefined && (
                      <>
                        {' · '}
                        <DateText ms={date} time />
                      </>
                    )}
                  </>
                }
              >
                <Ties lots={drawn.lots} turned={turned} clubs={cup.clubs} />
              </Panel>
            )}
            {drawn.byes.length > 0 && (
              <Panel flush title={t`Passam direto`} end={t`as melhores campanhas`}>
                <ul className={styles.byes}>
                  {drawn.byes.map((id) => (
                    <li key={id}>
                      <Club club={cup.clubs.get(id)} />
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
          </Stack>
          <Pots lots={drawn.lots} turned={turned} cup={cup} />
        </Columns>
        <DrawProof competition={competition} />
      </Stack>
    </>
  );
}

interface LotsProps {
  readonly lots: readonly CupLot[];
  readonly turned: readonly CupLot[];
  readonly clubs: ReadonlyMap<string, ClubBadge>;
}

function Club({ club }: { readonly club: ClubBadge | undefined }) {
  return club === undefined ? <span className={styles.back} aria-hidden /> : <ClubLink club={club} />;
}

/** The drawn ties so far, in the order of the draw. */
function Ties({ lots, turned, clubs }: LotsProps) {
  const { id } = useClub();
  const ties = [...new Set(lots.map(({ tie }) => tie ?? 0))];
  return (
    <ol className={styles.ties}>
      {ties.map((tie) => {
        const [home, away] = turned.filter((lot) => lot.tie === tie).map(({ clubId }) => clubs.get(clubId));
        const isOwn = home?.id === id || away?.id === id;
        return (
          <li key={tie} className={classes(isOwn && styles.own)}>
            <span className={classes(styles.number, away === undefined && styles.shut)}>{tie}</span>
            <span className={styles.home}>
              <Club club={home} />
            </span>
            <span aria-hidden className={styles.cross}>
              ×
            </span>
            <span className={styles.away}>
              <Club club={away} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The groups, which fill pot by pot. */
function Groups({ lots, turned, clubs }: LotsProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const names = [...new Set(lots.map(({ group }) => group ?? ''))];
  return (
    <div className={styles.groups}>
      {names.map((name) => (
        <Panel key={name} flush title={t`Grupo ${name}`}>
          <ol>
            {lots
              .filter(({ group }) => group === name)
              .map((lot) => (
                <li
                  key={lot.pot}
                  className={classes(styles.place, turned.includes(lot) && lot.clubId === id && styles.own)}
                >
                  <Club club={turned.includes(lot) ? clubs.get(lot.clubId) : undefined} />
                </li>
              ))}
          </ol>
        </Panel>
      ))}
    </div>
  );
}

interface PotsProps {
  readonly lots: readonly CupLot[];
  readonly turned: readonly CupLot[];
  readonly cup: CupData;
}

/** The pots in the order of the entrants' rank. A drawn club keeps its row, struck out, with its match or group. */
function Pots({ lots, turned, cup: { clubs } }: PotsProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const pots = [...new Set(lots.map(({ pot }) => pot))];
  const order = [...clubs.keys()];
  return (
    <Stack>
      {pots.map((pot) => (
        <Panel key={pot} flush title={pots.length === 1 ? t`No pote` : t`Pote ${pot}`}>
          <ul className={styles.pot}>
            {lots
              .filter((lot) => lot.pot === pot)
              .toSorted((one, other) => order.indexOf(one.clubId) - order.indexOf(other.clubId))
              .map((lot) => {
                const club = clubs.get(lot.clubId);
                const isOut = turned.includes(lot);
                return (
                  <li key={lot.clubId} className={classes(isOut && styles.out, lot.clubId === id && styles.own)}>
                    {club && <ClubEmblem emblem={club.emblem} size={22} />}
                    <span>{isOut ? <s>{club?.name}</s> : club?.name}</span>
                    {isOut && <small>{lot.tie === null ? t`grupo ${lot.group ?? ''}` : t`jogo ${lot.tie}`}</small>}
                  </li>
                );
              })}
          </ul>
        </Panel>
      ))}
    </Stack>
  );
}
