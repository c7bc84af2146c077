import { Suspense, useId } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import type { KitProps } from './kit-props.ts';

const KitDrawing = lazyPart(() => import('./kit-drawing.tsx'), KitGap);

/** A club’s kit. The drawing code comes when the first kit is shown. */
export function ClubKit(props: KitProps) {
  const id = useId();
  return (
    <Suspense fallback={<KitGap {...props} />}>
      <KitDrawing {...props} idPrefix={`k${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`} />
    </Suspense>
  );
}

/** Keeps a kit’s place free until its drawing comes, and where the drawing never comes. */
function KitGap({ size, view }: Pick<KitProps, 'size' | 'view'>) {
  const aspectRatio = view === 'full' ? '100 / 176' : '1';
  return <span style={{ display: 'inline-block', width: size ?? '100%', aspectRatio }} />;
}
