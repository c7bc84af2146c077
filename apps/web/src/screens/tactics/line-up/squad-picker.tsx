import { useLingui } from '@lingui/react/macro';
import { type Player, ratingIn } from '@mundo-manager/rules/players';
import { pickerPlayers } from '@mundo-manager/rules/tactic-draft';
import { Condition } from '../../../components/player/condition.tsx';
import { positionText } from '../../../components/player/position-text.ts';
import { Morale, PositionMark, Rating } from '../../../components/player/rating.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { AbsenceMarks } from '../../../features/match/absence-marks.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import styles from './squad-picker.module.css';
import type { LineUpEditor } from './use-line-up.ts';

interface SquadPickerProps {
  readonly draft: TacticDraft;
  readonly lineUp: LineUpEditor;
}

/** 'Plantel': who may come into the place, the best there first. R-TSC-4, R-DRA-2 */
export function SquadPicker({ draft, lineUp }: SquadPickerProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { picking } = lineUp;
  const place = [...lineUp.starters, ...lineUp.bench].find(({ id }) => id === picking);
  const position = place?.position ?? null;
  const ratingOf = (player: Player) => ratingIn(player, position ?? player.personalData.position, ruleset);
  const players = pickerPlayers(draft.snapshot)
    .flatMap(({ id }) => draft.players.get(id) ?? [])
    .map((player) => ({ player, rating: ratingOf(player) }))
    .toSorted((left, right) => right.rating - left.rating);
  return (
    <Dialog
      open={picking !== null}
      onClose={() => lineUp.pick(null)}
      title={t`Plantel`}
      wide
      description={
        position === null
          ? t`Quem vai para o banco?`
          : t`Quem joga de ${positionText(position)}? O overall é o dessa posição.`
      }
    >
      {players.length === 0 ? (
        <EmptyState title={t`Ninguém disponível`}>{t`Todo o plantel está escalado ou à venda.`}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {players.map(({ player, rating }) => (
            <li key={player.id}>
              <button
                type="button"
                className={styles.player}
                onClick={() => picking !== null && lineUp.place(picking, player.id)}
              >
                <span className={styles.number}>{player.number}</span>
                <span className={styles.name}>
                  {player.personalData.name}
                  <AbsenceMarks player={player} />
                </span>
                <PositionMark position={player.personalData.position} />
                <Condition value={player.attributes.condition} />
                <Morale value={player.attributes.morale} />
                <Rating value={rating} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
