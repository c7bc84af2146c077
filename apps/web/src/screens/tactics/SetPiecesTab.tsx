import { useLingui } from '@lingui/react/macro';
import { draftOf, setPiecesInError } from '@mundo-manager/rules/tactic-draft';
import { SET_PIECES, type SetPieceName, startersOf } from '@mundo-manager/rules/tactics';
import { TriangleAlert } from 'lucide-react';
import { SET_PIECE_NAMES } from '../../messages/setPieceNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { Term } from '../../ui/Term.tsx';
import styles from './Tactics.module.css';
import type { TacticDraft } from './useTacticDraft.ts';

/** 'Set Pieces': who takes them; nobody, or somebody who is no starter any more, reads 'Vazio'. R-TSC-7, R-TSC-8 */
export function SetPiecesTab({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const tactic = draftOf(draft.snapshot);
  const lost = setPiecesInError(draft.snapshot);
  const starters = startersOf(tactic)
    .flatMap((id) => draft.players.get(id) ?? [])
    .map(({ number, personalData: { name } }) => ({ value: String(number), label: `${number} ${name}` }));
  const choose = (setPiece: SetPieceName, value: string) =>
    draft.send({
      type: 'EDIT',
      edit: { type: 'set-taker', setPiece, number: value === '' ? null : Number(value) },
    });
  return (
    <Panel title={t`Quem cobra`} end={<Term term="setPieces">{t`O que é isto?`}</Term>}>
      <div className={styles.thirds}>
        {SET_PIECES.map((name) => {
          const taker = tactic.setPieces.find((piece) => piece.name === name)?.value ?? null;
          const isLost = lost.includes(name);
          return (
            <div key={name} className={styles.setPiece}>
              <Select
                label={t(SET_PIECE_NAMES[name])}
                value={isLost ? 'lost' : String(taker ?? '')}
                options={[
                  isLost ? { value: 'lost', label: t`Vazio`, disabled: true } : { value: '', label: t`Vazio` },
                  ...starters,
                ]}
                onChange={(value) => choose(name, value)}
              />
              {isLost && (
                <p className={styles.lost}>
                  <TriangleAlert size={16} aria-hidden />
                  {t`O nº ${taker} não é titular.`}
                  <Button small kind="ghost" onClick={() => choose(name, '')}>
                    {t`Deixar vazio`}
                  </Button>
                </p>
              )}
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
