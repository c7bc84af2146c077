import { pitchSvg } from '@mundo-manager/art/pitch';
import type { Category } from '@mundo-manager/rules/clubs';
import { useMemo } from 'react';
import { Drawing } from '../club/drawing.tsx';
import styles from './pitch-drawing.module.css';

/** The pitch of a category, at the foot of the board that it lies in. */
export function PitchDrawing({ category }: { readonly category: Category }) {
  const pitch = useMemo(() => pitchSvg({ category, theme: 'css' }), [category]);
  return (
    <span className={styles.pitch} aria-hidden>
      <Drawing svg={pitch} />
    </span>
  );
}
