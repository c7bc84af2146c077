import { useLingui } from '@lingui/react/macro';
import { substitutionChoices } from '@mundo-manager/rules/tactic-draft';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './Substitutions.module.css';
import type { TacticDraft } from './useTacticDraft.ts';

interface NewSubstitutionProps {
  readonly draft: TacticDraft;
  readonly nameOf: (playerId: string) => string;
}

/** One more substitution: who goes out, who comes in, and when. R-TAC-31 to R-TAC-34 */
export function NewSubstitution({ draft, nameOf }: NewSubstitutionProps) {
  const { t } = useLingui();
  const choices = substitutionChoices(draft.snapshot);
  const { substitutionMinutes } = draft.snapshot.context.ruleset.tactics;
  const [wanted, setWanted] = useState({ out: '', in: '', minute: '60' });
  if (choices.out.length === 0) {
    return <p>{t`Nenhum jogador disponível para entrar ou máximo de substituições atingido`}</p>;
  }
  const minutes = substitutionMinutes.map(String);
  const out = chosen(wanted.out, choices.out);
  const incoming = chosen(wanted.in, choices.in);
  const minute = chosen(wanted.minute, minutes);
  const option = (id: string) => ({ value: id, label: nameOf(id) });
  return (
    <div className={styles.form}>
      <Select
        label={t`Sai`}
        value={out}
        options={choices.out.map(option)}
        onChange={(value) => setWanted({ ...wanted, out: value })}
      />
      <Select
        label={t`Entra`}
        value={incoming}
        options={choices.in.map(option)}
        onChange={(value) => setWanted({ ...wanted, in: value })}
      />
      <Select
        label={t`Minuto`}
        value={minute}
        options={minutes.map((value) => ({ value, label: t`${value} minutos` }))}
        onChange={(value) => setWanted({ ...wanted, minute: value })}
      />
      <Button
        onClick={() =>
          draft.send({
            type: 'EDIT',
            edit: {
              type: 'add-substitution',
              substitution: { minutes: Number(minute), playerIn: incoming, playerOut: out },
            },
          })
        }
      >
        {t`Adicionar`}
      </Button>
    </div>
  );
}

/** What was wanted where it can still be chosen, else the first. */
function chosen(wanted: string, choices: readonly string[]): string {
  return choices.includes(wanted) ? wanted : (choices[0] ?? '');
}
