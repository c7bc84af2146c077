import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { draftOf } from '@mundo-manager/rules/tactic-draft';
import { formationSlots, individualInstructions } from '@mundo-manager/rules/tactics';
import { useState } from 'react';
import { positionText } from '../../../components/player/position-text.ts';
import { PositionMark } from '../../../components/player/rating.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import shared from '../tactics.module.css';
import styles from './individual-tab.module.css';
import { InstructionSelect } from './instruction-select.tsx';

/** 'Inst. Individuais': the instructions for the starter in each position of the formation. R-TAC-20, R-TAC-23, R-TAC-28 */
export function IndividualTab({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const tactic = draftOf(draft.snapshot);
  const slots = formationSlots(tactic.formation);
  const [wanted, setWanted] = useState<string>('GK');
  const index = Math.max(
    slots.findIndex(({ position }) => position === wanted),
    0,
  );
  const nameIn = (place: number) =>
    draft.players.get(tactic.places[place]?.playerId ?? '')?.personalData.name ?? t`Ninguém`;
  const givenTo = (position: string) =>
    tactic.playersInstructions.find((entry) => entry.position === position)?.instructions ?? [];
  const slot = slots[index];
  if (slot === undefined) return null;
  const { position } = slot;
  const name = nameIn(index);
  return (
    <div className={styles.columns}>
      <Panel title={t`Titulares`} flush>
        <ul className={styles.list}>
          {slots.map((entry, place) => {
            const count = givenTo(entry.position).length;
            return (
              <li key={entry.position}>
                <button
                  type="button"
                  className={styles.starter}
                  aria-pressed={place === index}
                  onClick={() => setWanted(entry.position)}
                >
                  <PositionMark position={entry.position} />
                  <span className={styles.name}>{nameIn(place)}</span>
                  {count > 0 && (
                    <span
                      className={styles.count}
                      role="img"
                      aria-label={t`${plural(count, { one: '# instrução', other: '# instruções' })}`}
                    >
                      {count}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </Panel>
      <Panel title={t`${positionText(position)}: ${name}`}>
        <div className={shared.fields}>
          {individualInstructions(position).map((group) => (
            <InstructionSelect
              key={`${position} ${group.name}`}
              group={group}
              given={givenTo(position)}
              onChange={(value) =>
                draft.send({
                  type: 'EDIT',
                  edit: { type: 'set-individual-instruction', position, name: group.name, value },
                })
              }
            />
          ))}
        </div>
        <p className={shared.hint}>
          {t`A instrução é da posição: fica nela quando o jogador muda. Com as do time, divide a atenção dele.`}
        </p>
      </Panel>
    </div>
  );
}
