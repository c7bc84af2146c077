import { Trans, useLingui } from '@lingui/react/macro';
import { canRedo, canUndo } from '@mundo-manager/rules/tactic-draft';
import { TACTIC_NAMES, type TacticName } from '@mundo-manager/rules/tactics';
import { Redo2, Undo2, WandSparkles } from 'lucide-react';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { isPlaying } from '../../components/match/is-playing.ts';
import { ownSide } from '../../components/match/own-side.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useNextMatch } from '../../features/match/use-next-match.ts';
import { useNextOccasion } from '../../features/match/use-next-occasion.ts';
import { FootballIcon } from '../../ui/feedback/football-icon.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import type { TacticDraft } from './draft/use-tactic-draft.ts';
import { FormationPicker } from './formation/formation-picker.tsx';
import { MoreActions } from './more-actions.tsx';
import styles from './toolbar.module.css';

/** The slot, the formation, and what is done with the draft as a whole. R-TSC-1, R-TSC-17, R-DRA-8 to R-DRA-11 */
export function Toolbar({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const { snapshot, send } = draft;
  const { slot } = snapshot.context;
  const next = useNextSlot();
  const occasion = useNextOccasion();
  return (
    <div className={styles.bar}>
      <Segmented
        label={t`Tática`}
        options={TACTIC_NAMES.map((value) => ({
          value,
          label: value === next?.slot ? <NextSlot slot={value} /> : value,
        }))}
        value={slot}
        onChange={(other) => send({ type: 'SELECT', slot: other })}
      />
      {next && (
        <p className={styles.next}>
          {next.playing ? (
            <Trans>A tática {next.slot} está em campo</Trans>
          ) : (
            <Trans>A tática {next.slot} joga o próximo jogo</Trans>
          )}
        </p>
      )}
      <FormationPicker draft={draft} />
      <div className={styles.tools}>
        <Button
          kind="ghost"
          icon={WandSparkles}
          onClick={() => send({ type: 'EDIT', edit: { type: 'auto-pick', ...(occasion && { occasion }) } })}
        >
          {t`Escalar por mim`}
        </Button>
        <IconButton
          icon={Undo2}
          label={t`Desfazer`}
          disabled={!canUndo(snapshot)}
          onClick={() => send({ type: 'UNDO' })}
        />
        <IconButton
          icon={Redo2}
          label={t`Refazer`}
          disabled={!canRedo(snapshot)}
          onClick={() => send({ type: 'REDO' })}
        />
        <MoreActions draft={draft} />
      </div>
    </div>
  );
}

/** The slot that plays the club’s next match, or plays it now; null if none is scheduled. R-TSC-17 */
function useNextSlot(): { readonly slot: TacticName; readonly playing: boolean } | null {
  const ruleset = useRuleset();
  const { id } = useClub();
  const now = useGameNow();
  const match = useNextMatch();
  const slot = match && ownSide(match, id).tacticName;
  return match && slot && { slot, playing: isPlaying(match, now, ruleset) };
}

/** The letter with a ball: the words beside the selector say what that means. */
function NextSlot({ slot }: { readonly slot: TacticName }) {
  return (
    <span className={styles.marked}>
      {slot}
      <FootballIcon size={14} aria-hidden />
    </span>
  );
}
