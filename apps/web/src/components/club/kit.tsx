import { Suspense, useId } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { KitGap } from './kit-gap.tsx';
import type { KitProps } from './kit-props.ts';

const KitDrawing = lazyPart(() => import('./kit-drawing.tsx'), KitGap);

/** A club’s kit. The drawing code comes when the first kit is shown. */
export function Kit(props: KitProps) {
  const id = useId();
  return (
    <Suspense fallback={<KitGap {...props} />}>
      <KitDrawing {...props} idPrefix={`k${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`} />
    </Suspense>
  );
}
