import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { draftOf, setPiecesInError } from '@mundo-manager/rules/tactic-draft';
import { useState } from 'react';
import { useWhenIdle } from '../../ui/browser/use-when-idle.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AbsentAlert } from './absent-alert.tsx';
import { SaveControls } from './draft/save-controls.tsx';
import { UnsavedQuestion } from './draft/unsaved-question.tsx';
import { useDraftKeys } from './draft/use-draft-keys.ts';
import { useTacticDraft } from './draft/use-tactic-draft.ts';
import { LazyTab, prepareLazyTabs } from './instructions/lazy-tab.tsx';
import { LineUpTab } from './line-up/line-up-tab.tsx';
import { TacticNotices } from './tactic-notices.tsx';
import { Toolbar } from './toolbar.tsx';

type Tab = 'lineUp' | 'individual' | 'team' | 'setPieces' | 'substitutions';

/** Three tactics: who plays where and how, drawn up in a draft that is saved as a whole. R-TSC-1 to R-TSC-15 */
export function TacticsScreen() {
  const { t } = useLingui();
  const draft = useTacticDraft();
  const [tab, setTab] = useState<Tab>('lineUp');
  useDraftKeys(draft.send);
  useWhenIdle(prepareLazyTabs);
  const { slot } = draft.snapshot.context;
  const planned = draftOf(draft.snapshot).substitutions.length;
  const hasLostTakers = setPiecesInError(draft.snapshot).length > 0;
  return (
    <>
      <PageHeading title={t`Táticas`} end={<SaveControls draft={draft} />} />
      <Toolbar draft={draft} />
      <TacticNotices draft={draft} />
      <AbsentAlert draft={draft} />
      <Tabs<Tab>
        label={t`Partes da tática`}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'lineUp',
            label: t`Escalação`,
            content: <LineUpTab key={slot} draft={draft} onSetPieces={() => setTab('setPieces')} />,
          },
          { value: 'individual', label: t`Inst. Individuais`, content: <LazyTab name="individual" draft={draft} /> },
          { value: 'team', label: t`Inst. Coletivas`, content: <LazyTab name="team" draft={draft} /> },
          {
            value: 'setPieces',
            label: t`Set Pieces`,
            error: hasLostTakers ? t`há um erro` : null,
            content: <LazyTab name="setPieces" draft={draft} />,
          },
          {
            value: 'substitutions',
            label: t`Substituições`,
            count: { value: planned, said: t`${plural(planned, { one: '# planejada', other: '# planejadas' })}` },
            content: <LazyTab name="substitutions" draft={draft} />,
          },
        ]}
      />
      <UnsavedQuestion draft={draft} />
    </>
  );
}
