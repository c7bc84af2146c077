import { Suspense, useId } from 'react';
import { KitGap } from './KitGap.tsx';
import type { KitProps } from './kitProps.ts';
import { lazyPart } from './lazyPart.ts';

const KitDrawing = lazyPart(() => import('./KitDrawing.tsx'), KitGap);

/** A club’s kit. The drawing code comes when the first kit is shown. */
export function Kit(props: KitProps) {
  const id = useId();
  return (
    <Suspense fallback={<KitGap {...props} />}>
      <KitDrawing {...props} idPrefix={`k${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`} />
    </Suspense>
  );
}
