import type { CompetitionView } from '@mundo-manager/contract/client';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const Part = lazyPart<{ readonly competition: CompetitionView }>(() => import('./board.tsx'));

/** The board of a drawn competition; its code comes after the screen’s. R-BRD-14 */
export function BoardSection({ competition }: { readonly competition: CompetitionView }) {
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <Part key={competition.id} competition={competition} />
    </Suspense>
  );
}
