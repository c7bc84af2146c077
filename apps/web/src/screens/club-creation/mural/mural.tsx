import { useLingui } from '@lingui/react/macro';
import type { Emblem as EmblemData } from '@mundo-manager/rules/clubs';
import type { ReactNode } from 'react';
import { ClubEmblem } from '../../../components/club/club-emblem.tsx';
import { classes } from '../../../ui/browser/classes.ts';
import styles from './mural.module.css';
import { muralColours } from './mural-colours.ts';

interface MuralProps {
  readonly name: string;
  readonly emblem: EmblemData;
  /** What is painted in the middle; the emblem unless given. */
  readonly children?: ReactNode;
}

/** The sizes in which the game shows an emblem. */
const SIZES = [56, 34, 22] as const;

/** The wall in the club’s colours, and the emblem as small as it gets in the game. */
export function Mural({ name, emblem, children }: MuralProps) {
  const { t } = useLingui();
  return (
    <div className={classes(styles.mural, children === undefined && styles.kept)} style={muralColours(emblem)}>
      <div className={styles.picture}>
        {children ?? (
          <span className={styles.emblem}>
            <ClubEmblem emblem={emblem} title={t`Escudo do clube`} />
          </span>
        )}
      </div>
      <div className={styles.caption}>
        <strong>{name}</strong>
        <span className={styles.note}>{t`No jogo`}</span>
        {SIZES.map((size) => (
          <ClubEmblem key={size} emblem={emblem} size={size} />
        ))}
      </div>
    </div>
  );
}
