import { useLingui } from '@lingui/react/macro';
import { pitchSvg } from '@mundo-manager/art/pitch';
import type { PublicClub } from '@mundo-manager/contract/client';
import type { Certainty, LikelyPlace, OpponentReport } from '@mundo-manager/rules/opponents';
import { formationSlots } from '@mundo-manager/rules/tactics';
import { type CSSProperties, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { playerPath } from '../../app/paths.ts';
import { classes } from '../../ui/classes.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Kit } from '../../ui/Kit.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { boardSpots } from '../tactics/boardSpots.ts';
import { formationLabel } from '../tactics/formationLabel.ts';
import { shortName } from '../tactics/shortName.ts';
import styles from './LikelyEleven.module.css';
import { timesText } from './timesText.ts';

interface LikelyElevenProps {
  readonly report: OpponentReport;
  readonly club: Pick<PublicClub, 'category' | 'uniform'>;
}

/** The likely eleven on the pitch, attack up, with how certain each of them is. R-OPP-3 */
export function LikelyEleven({ report, club }: LikelyElevenProps) {
  const { t } = useLingui();
  const { eleven, formation, formations, matches } = report;
  const pitch = useMemo(() => pitchSvg({ category: club.category, theme: 'css' }), [club.category]);
  const slots = formationSlots(formation);
  const spots = boardSpots(slots);
  const label = formationLabel(formation);
  const times = t(timesText(formations[0]?.matches ?? 0, matches));
  const words = useCertaintyWords();
  return (
    <Panel flush title={t`Time provável`} end={matches === 0 ? t`${label}: ainda não jogou` : `${label} ${times}`}>
      <ul className={styles.board} aria-label={t`Time provável, ataque para cima`}>
        <li className={styles.pitch} aria-hidden>
          <Drawing svg={pitch} />
        </li>
        {eleven.map((place) => {
          const spot = spots[slots.findIndex(({ position }) => position === place.position)];
          const style = { '--across': spot?.across, '--down': spot?.down, '--room': spot?.room } as CSSProperties;
          return (
            <li
              key={place.position}
              className={classes(styles.place, place.certainty === 'doubtful' && styles.doubtful)}
              style={style}
            >
              <Token place={place} kit={club.uniform} matches={matches} />
            </li>
          );
        })}
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
  readonly kit: PublicClub['uniform'];
  readonly matches: number;
}

function Token({ place, kit, matches }: TokenProps) {
  const { t } = useLingui();
  const words = useCertaintyWords();
  const { name, number, position, rating, certainty, starts, alternative } = place;
  const other = alternative === null ? null : alternative.name;
  return (
    <Link className={styles.token} {...playerPath({ id: place.playerId, name })}>
      <span className={styles.kit}>
        <Kit kit={kit} keeper={position === 'GK'} number={number} />
      </span>
      <span className={styles.name}>
        <span className={styles.full}>{name}</span>
        <span className={styles.short} aria-hidden>
          {shortName(name)}
        </span>
      </span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={styles.marks}>
        <b>{position}</b> {Math.trunc(rating)} <Notches certainty={certainty} />
        <em aria-hidden>{words.word[certainty]}</em>
        <VisuallyHidden>
          {[words.word[certainty], ...(matches > 0 ? [t(timesText(starts, matches))] : [])].join(', ')}
        </VisuallyHidden>
      </span>
      {other !== null && (
        <span className={styles.other}>
          <span className={styles.full}>{t`ou ${other}`}</span>
          <span className={styles.short} aria-hidden>
            {t`ou ${shortName(other)}`}
          </span>
        </span>
      )}
    </Link>
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
