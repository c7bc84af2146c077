import { useLingui } from '@lingui/react/macro';
import { draftOf, setPiecesInError } from '@mundo-manager/rules/tactic-draft';
import { bestTakers, SET_PIECES, type SetPieceName, startersOf, TAKER_SKILLS } from '@mundo-manager/rules/tactics';
import { TriangleAlert } from 'lucide-react';
import { ATTRIBUTE_NAMES } from '../../../components/messages/attribute-names.ts';
import { SET_PIECE_NAMES } from '../../../components/messages/set-piece-names.ts';
import { Term } from '../../../components/player/glossary-term.tsx';
import { positionText } from '../../../components/player/position-text.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { locale } from '../../../ui/text/locale.ts';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import styles from '../tactics.module.css';

const AND = new Intl.ListFormat(locale);
const whole = (value: number) => String(Math.trunc(value));

/**
 * 'Set Pieces': the taker of each, with his skills; shows 'Vazio' without a taker, or where he is no starter any more.
 * R-TSC-7, R-TSC-8, R-TSC-20
 */
export function SetPiecesTab({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const tactic = draftOf(draft.snapshot);
  const lost = setPiecesInError(draft.snapshot);
  const starters = startersOf(tactic, ruleset).flatMap((id) => draft.players.get(id) ?? []);
  const optionsOf = (setPiece: SetPieceName) =>
    bestTakers(setPiece, starters, ruleset).map(({ player: { number, personalData }, values }) => ({
      value: String(number),
      label: `${number} ${personalData.name} · ${positionText(personalData.position)} · ${AND.format(values.map(whole))}`,
    }));
  const labelOf = (setPiece: SetPieceName) => {
    const skills = TAKER_SKILLS[setPiece].map((skill) => t(ATTRIBUTE_NAMES[skill]).toLocaleLowerCase(locale));
    return `${t(SET_PIECE_NAMES[setPiece])} · ${AND.format(skills)}`;
  };
  const choose = (setPiece: SetPieceName, value: string) =>
    draft.send({
      type: 'EDIT',
      edit: { type: 'set-taker', setPiece, number: value === '' ? null : Number(value) },
    });
  return (
    <Panel title={t`Cobradores e capitão`} end={<Term term="setPieces">{t`O que é isto?`}</Term>}>
      <div className={styles.thirds}>
        {SET_PIECES.map((name) => {
          const taker = tactic.setPieces.find((piece) => piece.name === name)?.value ?? null;
          const isLost = lost.includes(name);
          return (
            <div key={name} className={styles.setPiece}>
              <Select
                label={labelOf(name)}
                value={isLost ? 'lost' : String(taker ?? '')}
                options={[
                  isLost ? { value: 'lost', label: t`Vazio`, disabled: true } : { value: '', label: t`Vazio` },
                  ...optionsOf(name),
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
