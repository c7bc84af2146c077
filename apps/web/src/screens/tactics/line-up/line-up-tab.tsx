import { useLingui } from '@lingui/react/macro';
import { PitchDrawing } from '../../../components/pitch/pitch-drawing.tsx';
import { Stack } from '../../../ui/layout/columns.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import { SaveChecklist } from '../save-checklist.tsx';
import { BenchPanel } from './bench-panel.tsx';
import { DragArea } from './drag/drag-area.tsx';
import { LineRatingList } from './line-rating-list.tsx';
import styles from './line-up-tab.module.css';
import { PitchPlace } from './pitch-place.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SquadPicker } from './squad-picker.tsx';
import { UnplacedPlayersPanel } from './unplaced-players-panel.tsx';
import { useLineUp } from './use-line-up.ts';

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
          <LineRatingList draft={draft} />
          <BenchPanel lineUp={lineUp} kit={uniform} />
          <SaveChecklist draft={draft} onSetPieces={onSetPieces} />
          <UnplacedPlayersPanel draft={draft} lineUp={lineUp} kit={uniform} />
        </Stack>
      </div>
      <SquadPicker draft={draft} lineUp={lineUp} />
    </DragArea>
  );
}
