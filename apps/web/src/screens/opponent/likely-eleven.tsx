import { useLingui } from '@lingui/react/macro';
import type { PublicClub } from '@mundo-manager/contract/client';
import type { Certainty, LikelyPlace, OpponentReport } from '@mundo-manager/rules/opponents';
import { formationSlots } from '@mundo-manager/rules/tactics';
import type { CSSProperties } from 'react';
import { ClubKit } from '../../components/club/club-kit.tsx';
import { formationLabel } from '../../components/pitch/formation-label.ts';
import { formationSpots } from '../../components/pitch/formation-spots.ts';
import { PitchDrawing } from '../../components/pitch/pitch-drawing.tsx';
import { Fitting, PitchPlayer } from '../../components/pitch/pitch-player.tsx';
import type { PitchSpot } from '../../components/pitch/pitch-spot.ts';
import { positionText } from '../../components/player/position-text.ts';
import { shortName } from '../../components/player/short-name.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './likely-eleven.module.css';
import { timesText } from './times-text.ts';

interface LikelyElevenProps {
  readonly report: OpponentReport;
  readonly club: Pick<PublicClub, 'category' | 'uniform'>;
}

/** The likely eleven on the pitch, attack up, with how certain each of them is. R-OPP-3 */
export function LikelyEleven({ report, club }: LikelyElevenProps) {
  const { t } = useLingui();
  const { eleven, formation, formations, matches } = report;
  const slots = formationSlots(formation);
  const spots = formationSpots(slots);
  const label = formationLabel(formation);
  const times = t(timesText(formations[0]?.matches ?? 0, matches));
  const words = useCertaintyWords();
  return (
    <Panel flush title={t`Time provável`} end={matches === 0 ? t`${label}: ainda não jogou` : `${label} ${times}`}>
      <ul className={styles.board} aria-label={t`Time provável, ataque para cima`}>
        <li aria-hidden>
          <PitchDrawing category={club.category} />
        </li>
        {eleven.map((place) => (
          <Token
            key={place.position}
            place={place}
            spot={spots[slots.findIndex(({ position }) => position === place.position)]}
            kit={club.uniform}
            matches={matches}
          />
        ))}
      </ul>
      <p className={styles.legend}>
        {(['certain', 'likely', 'doubtful'] as const).map((certainty) => (
          <span key={certainty}>
            <Notches certainty={certainty} />
            {words.legend[certainty]}
          </span>
        ))}
      </p>
    </Panel>
  );
}

interface TokenProps {
  readonly place: LikelyPlace;
  readonly spot: PitchSpot | undefined;
  readonly kit: PublicClub['uniform'];
  readonly matches: number;
}

function Token({ place, spot, kit, matches }: TokenProps) {
  const { t } = useLingui();
  const words = useCertaintyWords();
  const { name, number, position, rating, certainty, starts, alternative } = place;
  const other = alternative === null ? null : alternative.name;
  return (
    <PitchPlayer
      player={{ id: place.playerId, name }}
      spot={spot}
      doubtful={certainty === 'doubtful'}
      picture={
        <span className={classes(styles.kit, certainty === 'doubtful' && styles.faint)}>
          <ClubKit kit={kit} keeper={position === 'GK'} number={number} />
        </span>
      }
    >
      <VisuallyHidden>, </VisuallyHidden>
      <span className={styles.marks}>
        <b>{positionText(position)}</b> {Math.trunc(rating)} <Notches certainty={certainty} />
        <em aria-hidden>{words.word[certainty]}</em>
        <VisuallyHidden>
          {[words.word[certainty], ...(matches > 0 ? [t(timesText(starts, matches))] : [])].join(', ')}
        </VisuallyHidden>
      </span>
      {other !== null && (
        <span className={styles.other}>
          <Fitting full={t`ou ${other}`} short={t`ou ${shortName(other)}`} />
        </span>
      )}
    </PitchPlayer>
  );
}

const NOTCHES: Readonly<Record<Certainty, number>> = { certain: 3, likely: 2, doubtful: 1 };

function Notches({ certainty }: { readonly certainty: Certainty }) {
  return <i className={styles.notches} style={{ '--notches': NOTCHES[certainty] } as CSSProperties} aria-hidden />;
}

function useCertaintyWords() {
  const { t } = useLingui();
  return {
    word: { certain: t`certo`, likely: t`provável`, doubtful: t`dúvida` },
    legend: {
      certain: t`certo: começou 9 de cada 10 jogos`,
      likely: t`provável: 7 de cada 10`,
      doubtful: t`dúvida: contorno tracejado`,
    },
  };
}
