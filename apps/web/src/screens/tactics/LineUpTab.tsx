import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../ui/Columns.tsx';
import { PitchDrawing } from '../../ui/PitchDrawing.tsx';
import { BenchPanel } from './BenchPanel.tsx';
import { Checklist } from './Checklist.tsx';
import { DragArea } from './DragArea.tsx';
import { LineRatings } from './LineRatings.tsx';
import styles from './LineUpTab.module.css';
import { OutsidePanel } from './OutsidePanel.tsx';
import { PitchPlace } from './PitchPlace.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SquadPicker } from './SquadPicker.tsx';
import { useLineUp } from './useLineUp.ts';
import type { TacticDraft } from './useTacticDraft.ts';

interface LineUpTabProps {
  readonly draft: TacticDraft;
  readonly onSetPieces: () => void;
}

/** 'Escalação': eleven on the pitch, seven on the bench. R-TSC-3 */
export function LineUpTab({ draft, onSetPieces }: LineUpTabProps) {
  const { t } = useLingui();
  const { category, uniform } = draft.club;
  const lineUp = useLineUp(draft);
  return (
    <DragArea nameOf={lineUp.nameOf} onDrop={lineUp.drop}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <SelectionBar draft={draft} lineUp={lineUp} />
          {/* biome-ignore lint/a11y/useSemanticElements: a pitch is no form */}
          <div className={styles.board} role="group" aria-label={t`Campo, ataque para cima`}>
            <PitchDrawing category={category} />
            {lineUp.starters.map((place) => (
              <PitchPlace
                key={place.id}
                {...place}
                isHeld={lineUp.held?.kind === 'place' && lineUp.held.id === place.id}
                kit={uniform}
                actions={lineUp.actions}
              />
            ))}
          </div>
        </div>
        <Stack>
          <LineRatings draft={draft} />
          <BenchPanel lineUp={lineUp} kit={uniform} />
          <Checklist draft={draft} onSetPieces={onSetPieces} />
          <OutsidePanel draft={draft} lineUp={lineUp} kit={uniform} />
        </Stack>
      </div>
      <SquadPicker draft={draft} lineUp={lineUp} />
    </DragArea>
  );
}
