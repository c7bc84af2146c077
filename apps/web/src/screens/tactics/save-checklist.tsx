import { Plural, useLingui } from '@lingui/react/macro';
import { draftOf, saveObstacle, setPiecesInError } from '@mundo-manager/rules/tactic-draft';
import { startersOf } from '@mundo-manager/rules/tactics';
import { isTired } from '@mundo-manager/rules/training';
import { BatteryLow, CircleCheck, TriangleAlert } from 'lucide-react';
import { SET_PIECE_NAMES } from '../../components/messages/set-piece-names.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { shortOfText } from '../../ui/text/percent.ts';
import { refusalText } from './draft/refusal-text.ts';
import type { TacticDraft } from './draft/use-tactic-draft.ts';
import styles from './line-up/line-up-tab.module.css';

interface SaveChecklistProps {
  readonly draft: TacticDraft;
  readonly onSetPieces: () => void;
}

/** 'Antes de salvar': what prevents a save, and which starters are tired. */
export function SaveChecklist({ draft, onSetPieces }: SaveChecklistProps) {
  const { t } = useLingui();
  const { snapshot } = draft;
  const { ruleset } = snapshot.context;
  const tactic = draftOf(snapshot);
  const starters = startersOf(tactic, ruleset);
  const lost = setPiecesInError(snapshot);
  const obstacle = saveObstacle(snapshot);
  const isTold =
    obstacle === null ||
    ['tactics/no-changes', 'tactics/not-eleven', 'tactics/taker-not-a-starter'].includes(obstacle.code);
  const tired = starters.flatMap((id) => draft.players.get(id) ?? []).filter((player) => isTired(player, ruleset));
  const isFull = starters.length === ruleset.tactics.starters;
  return (
    <Panel title={t`Antes de salvar`}>
      <ul className={styles.checks}>
        <li className={isFull ? styles.good : styles.wrong}>
          {isFull ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
          <Plural
            value={starters.length}
            _0="0 titulares escalados"
            one="# titular escalado"
            other="# titulares escalados"
          />
        </li>
        {!isTold && (
          <li className={styles.wrong}>
            <TriangleAlert aria-hidden />
            {t(refusalText(draft, obstacle, ruleset))}
          </li>
        )}
        {lost.map((name) => {
          const piece = t(SET_PIECE_NAMES[name]);
          const taker = tactic.setPieces.find((entry) => entry.name === name)?.value ?? null;
          return (
            <li key={name} className={styles.wrong}>
              <TriangleAlert aria-hidden />
              <span>
                {t`${piece}: o nº ${taker} não é titular.`}
                <button type="button" className={styles.fix} onClick={onSetPieces}>
                  {t`Corrigir em Set Pieces`}
                </button>
              </span>
            </li>
          );
        })}
        {tired.map(({ id, personalData: { name }, attributes }) => {
          const condition = shortOfText(attributes.condition, ruleset.training.minimumCondition);
          return (
            <li key={id} className={styles.tired}>
              <BatteryLow aria-hidden />
              {t`${name} está com ${condition} de condição`}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
