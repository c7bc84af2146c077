import { Trans, useLingui } from '@lingui/react/macro';
import type { ClubBadge } from '@mundo-manager/contract/client';
import type { CupLot } from '@mundo-manager/rules/competitions';
import { Pause, Play, Shuffle, SkipForward, StepForward } from 'lucide-react';
import { ClubEmblem } from '../../../components/club/club-emblem.tsx';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { classes } from '../../../ui/browser/classes.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import styles from './draw.module.css';
import type { useDrawReplay } from './use-draw-replay.ts';

interface DrawStageProps {
  readonly ceremony: ReturnType<typeof useDrawReplay>;
  readonly lots: readonly CupLot[];
  readonly clubs: ReadonlyMap<string, ClubBadge>;
}

/** The wall of turning plates, and its controls. R-KNO-6 */
export function DrawStage({ ceremony, lots, clubs }: DrawStageProps) {
  const { t } = useLingui();
  const { turned, isOver } = ceremony;
  const last = lots[Math.min(turned, lots.length - 1)];
  const ofTies = last?.tie !== null;
  // Both plates of a match, or the one of a group.
  const shown = ofTies
    ? lots.filter(({ tie }) => tie === lots[Math.max(0, turned - 1)]?.tie)
    : lots.slice(Math.max(0, turned - 1), Math.max(1, turned));
  const isTurned = (lot: CupLot) => lots.indexOf(lot) < turned;
  return (
    <section className={styles.stage} aria-label={t`Sorteio`}>
      <div className={styles.wall}>
        <p className={styles.counter}>
          {ofTies ? (
            <Trans>
              Jogo <b>{shown[0]?.tie}</b> de {lots.length / 2}
            </Trans>
          ) : (
            <Trans>
              Placa <b>{Math.max(1, turned)}</b> de {lots.length}
            </Trans>
          )}
        </p>
        <div className={styles.plates} data-plates={shown.length}>
          {shown.map((lot, index) => (
            <PlateOf
              key={lot.clubId}
              lot={lot}
              club={clubs.get(lot.clubId)}
              isTurned={isTurned(lot)}
              isHome={index === 0}
            />
          ))}
        </div>
        <p role="status" className={styles.told}>
          {isOver ? t`Sorteio encerrado.` : <Told lots={shown} turned={isTurned} clubs={clubs} />}
        </p>
      </div>
      <div className={styles.controls}>
        {!isOver && ceremony.isAutomatic && (
          <Button icon={ceremony.isPlaying ? Pause : Play} onClick={ceremony.toggle}>
            {ceremony.isPlaying ? t`Pausar` : t`Continuar`}
          </Button>
        )}
        {!isOver && !ceremony.isPlaying && (
          <Button kind="ghost" icon={StepForward} onClick={ceremony.turnNext}>{t`Virar a próxima`}</Button>
        )}
        {!isOver && ceremony.isAutomatic && (
          <Segmented
            words
            label={t({ message: 'Ritmo', context: 'of the draw' })}
            value={ceremony.pace}
            onChange={ceremony.setPace}
            options={[
              { value: 'calm', label: t`Calmo` },
              { value: 'fast', label: t`Rápido` },
            ]}
          />
        )}
        <span className={styles.skip}>
          {isOver ? (
            <Button kind="ghost" icon={Shuffle} onClick={ceremony.again}>{t`Ver de novo`}</Button>
          ) : (
            <Button kind="ghost" icon={SkipForward} onClick={ceremony.skip}>{t`Pular para o resultado`}</Button>
          )}
        </span>
      </div>
    </section>
  );
}

interface ToldProps {
  readonly lots: readonly CupLot[];
  readonly turned: (lot: CupLot) => boolean;
  readonly clubs: ReadonlyMap<string, ClubBadge>;
}

/** A match or a place of a group in words, once it is whole. */
function Told({ lots, turned, clubs }: ToldProps) {
  const [first] = lots;
  if (first === undefined || !lots.every(turned)) return null;
  const [home = '', away = ''] = lots.map(({ clubId }) => clubs.get(clubId)?.name ?? '');
  const { tie, group } = first;
  if (group !== null) {
    return (
      <Trans>
        Grupo {group}: {home}
      </Trans>
    );
  }
  return (
    <Trans>
      Jogo {tie}: {home} × {away}
    </Trans>
  );
}

interface PlateOfProps {
  readonly lot: CupLot;
  readonly club: ClubBadge | undefined;
  readonly isTurned: boolean;
  readonly isHome: boolean;
}

/** A tin plate: its number until it is turned, then the club. */
function PlateOf({ lot, club, isTurned, isHome }: PlateOfProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const { tie, group, pot } = lot;
  if (!isTurned || club === undefined) {
    return (
      <span className={classes(styles.plate, styles.covered)} aria-hidden>
        <b>?</b>
      </span>
    );
  }
  return (
    <span className={classes(styles.plate, club.id === id && styles.mine)} aria-hidden>
      <ClubEmblem emblem={club.emblem} size={72} />
      <b className={classes(LONG_NAME.test(club.name) && styles.long)}>{club.name}</b>
      <small>{tie === null ? t`Pote ${pot} · grupo ${group ?? ''}` : isHome ? t`joga em casa` : t`joga fora`}</small>
    </span>
  );
}

/** Names that a plate holds only in smaller letters. */
const LONG_NAME = /\S{15}/;
