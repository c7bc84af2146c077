import { Suspense } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { PartFailed } from '../../../ui/feedback/part-failed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import styles from '../tactics.module.css';

interface TabProps {
  readonly draft: TacticDraft;
}

const load = () => import('./lazy-tabs.ts');

const TABS = {
  individual: lazyPart<TabProps>(async () => ({ default: (await load()).IndividualTab }), PartFailed),
  team: lazyPart<TabProps>(async () => ({ default: (await load()).TeamTab }), PartFailed),
  setPieces: lazyPart<TabProps>(async () => ({ default: (await load()).SetPiecesTab }), PartFailed),
  substitutions: lazyPart<TabProps>(async () => ({ default: (await load()).SubstitutionsTab }), PartFailed),
};

/** A tab whose code comes after the line-up’s; until then still rows as high as the window hold its place. R-PRD-18 */
export function LazyTab({ name, draft }: TabProps & { readonly name: keyof typeof TABS }) {
  const Tab = TABS[name];
  return (
    <Suspense
      fallback={
        <div className={styles.awaited}>
          <Skeleton rows={8} />
        </div>
      }
    >
      <Tab draft={draft} />
    </Suspense>
  );
}

/** Brings the code of these tabs before one is opened. */
export function prepareLazyTabs(): void {
  for (const tab of Object.values(TABS)) tab.prepare();
}
