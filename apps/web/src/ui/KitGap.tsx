import type { KitProps } from './Kit.tsx';

/** Keeps a kit’s place free. */
export function KitGap({ size, view }: { [Key in 'size' | 'view']: KitProps[Key] | undefined }) {
  const aspectRatio = view === 'full' ? '100 / 176' : '1';
  return <span style={{ display: 'inline-block', width: size ?? '100%', aspectRatio }} />;
}
