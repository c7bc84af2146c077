import { useLingui } from '@lingui/react/macro';
import type { Kit } from '@mundo-manager/rules/clubs';
import { ownOverall } from '@mundo-manager/rules/players';
import { pickerPlayers } from '@mundo-manager/rules/tactic-draft';
import { positionText } from '../../../components/player/position-text.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { classes } from '../../../ui/browser/classes.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import { useIsDropTarget } from './drag/drop-target-context.ts';
import styles from './line-up-tab.module.css';
import { PlayerRow } from './player-row.tsx';
import type { LineUpEditor } from './use-line-up.ts';

interface UnplacedPlayersPanelProps {
  readonly draft: TacticDraft;
  readonly lineUp: LineUpEditor;
  readonly kit: Kit;
}

/** Players who could still be placed: drag or press one, then a place. A player dropped here leaves the line-up. */
export function UnplacedPlayersPanel({ draft, lineUp, kit }: UnplacedPlayersPanelProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const isOver = useIsDropTarget('outside');
  const players = pickerPlayers(draft.snapshot).flatMap(({ id }) => draft.players.get(id) ?? []);
  const count = players.length;
  return (
    <div data-drop="outside">
      <Panel title={t`Fora da escalação`} end={String(count)} flush className={classes(isOver && styles.over)}>
        {count === 0 ? (
          <p className={styles.quiet}>{t`Todo o plantel está escalado ou à venda.`}</p>
        ) : (
          <ul className={styles.outside}>
            {players.map((player) => {
              const { name, position } = player.personalData;
              return (
                <PlayerRow
                  key={player.id}
                  kind="player"
                  id={player.id}
                  isHeld={lineUp.held?.kind === 'player' && lineUp.held.id === player.id}
                  player={player}
                  rating={ownOverall(player, ruleset)}
                  kit={kit}
                  label={t`Fora: ${name}, ${positionText(position)}`}
                  actions={lineUp.actions}
                />
              );
            })}
          </ul>
        )}
      </Panel>
    </div>
  );
}
