import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { classes } from '../browser/classes.ts';
import styles from './tile.module.css';

interface TileProps {
  readonly title: ReactNode;
  /** One number in sign lettering. */
  readonly value?: ReactNode;
  /** A quiet text in its place. */
  readonly note?: ReactNode;
  /** Where it leads; its foot is coloured only then. */
  readonly to?: To;
}

/** A small fact, perhaps a way to a screen. */
export function Tile({ title, value, note, to }: TileProps) {
  const content = (
    <>
      <h3 className={styles.title}>{title}</h3>
      {value !== undefined && <b className={styles.value}>{value}</b>}
      {note !== undefined && <span className={styles.quiet}>{note}</span>}
    </>
  );
  if (to === undefined) return <div className={styles.tile}>{content}</div>;
  return (
    <Link className={classes(styles.tile, styles.leads)} to={to}>
      {content}
    </Link>
  );
}

/** Tiles side by side. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}
