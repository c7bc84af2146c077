import { useLingui } from '@lingui/react/macro';
import { pitchSvg } from '@mundo-manager/art/pitch';
import type { CompetitionView, ElevenView } from '@mundo-manager/contract/client';
import { TEAM_LINES, type TeamLine } from '@mundo-manager/rules/opponents';
import { type CSSProperties, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { playerPath } from '../../app/paths.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { decimals } from '../../ui/decimals.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { shortName } from '../tactics/shortName.ts';
import { badgeOf } from './badgeOf.ts';
import styles from './ElevenBoard.module.css';

interface ElevenBoardProps {
  readonly eleven: ElevenView;
  readonly competition: CompetitionView;
}

/** How far down the pitch the lines stand, as a share of its height; the attack is up. */
const DOWN: Readonly<Record<TeamLine, number>> = { goal: 0.88, defence: 0.66, midfield: 0.4, attack: 0.14 };

/** Eleven players on a pitch, each line spread evenly, attack up. R-CAR-16 */
export function ElevenBoard({ eleven: { formation, players }, competition }: ElevenBoardProps) {
  const { t } = useLingui();
  const { category } = competition;
  const pitch = useMemo(() => pitchSvg({ category, theme: 'css' }), [category]);
  return (
    <ul className={styles.board} aria-label={t`Seleção em ${formation}, do goleiro ao ataque`}>
      <li className={styles.pitch} aria-hidden>
        <Drawing svg={pitch} />
      </li>
      {TEAM_LINES.flatMap((line) => {
        const own = players.filter((player) => player.line === line);
        return own.map((player, index) => {
          const { playerId, name, rating, clubId } = player;
          const club = badgeOf(competition, clubId);
          const style = {
            '--across': (index + 0.5) / own.length,
            '--down': DOWN[line],
            '--room': 1 / own.length,
          } as CSSProperties;
          return (
            <li key={playerId} className={styles.place} style={style}>
              <Link className={styles.token} {...playerPath({ id: playerId, name })}>
                {club && <Emblem emblem={club.emblem} size={34} />}
                <span className={styles.name}>
                  <span className={styles.full}>{name}</span>
                  <span className={styles.short} aria-hidden>
                    {shortName(name)}
                  </span>
                </span>
                <VisuallyHidden>, {club?.name}, </VisuallyHidden>
                <b className={styles.rating}>{decimals(rating, 1)}</b>
              </Link>
            </li>
          );
        });
      })}
    </ul>
  );
}
