import type { CSSProperties } from 'react';
import styles from './drawing.module.css';

interface DrawingProps {
  /** SVG from `@mundo-manager/art`, which escapes what it is given. */
  readonly svg: string;
  /** Width in pixels; fills what holds it unless given. */
  readonly width?: number | undefined;
}

/** A drawing of ours inside the page, where it takes part in the theme. */
export function Drawing({ svg, width }: DrawingProps) {
  const style: CSSProperties = { width: width ?? '100%' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup made by our own drawing code from checked indices and colours
  return <span className={styles.drawing} style={style} dangerouslySetInnerHTML={{ __html: svg }} />;
}
