import type { KitProps } from './kit-props.ts';

/** Keeps a kit’s place free until its drawing comes, and where the drawing never comes. */
export function KitGap({ size, view }: Pick<KitProps, 'size' | 'view'>) {
  const aspectRatio = view === 'full' ? '100 / 176' : '1';
  return <span style={{ display: 'inline-block', width: size ?? '100%', aspectRatio }} />;
}
