import type { Kit as KitData } from '@mundo-manager/rules/clubs';
import { Suspense, useId } from 'react';
import { KitGap } from './KitGap.tsx';
import { lazyPart } from './lazyPart.ts';

const KitDrawing = lazyPart(() => import('./KitDrawing.tsx'), KitGap);

export interface KitProps {
  readonly kit: KitData;
  /** Whether the goalkeeper wears it: the same in a colour of his own. */
  readonly keeper?: boolean;
  /** The shirt alone, or with shorts and socks. */
  readonly view?: 'shirt' | 'full';
  /** A shirt number, 1–99. */
  readonly number?: number;
  /** Width in pixels: 44–48 on the pitch. Fills what holds it unless given. */
  readonly size?: number;
  readonly title?: string;
}

/** A club’s kit. The drawing code comes when the first kit is shown. */
export function Kit(props: KitProps) {
  const id = useId();
  return (
    <Suspense fallback={<KitGap {...props} />}>
      <KitDrawing {...props} idPrefix={`k${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`} />
    </Suspense>
  );
}
