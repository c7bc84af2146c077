import { useLingui } from '@lingui/react/macro';
import { validateClubName } from '@mundo-manager/rules/club-creation';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { ArticleChoice } from '../../components/club/article-choice.tsx';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './club-creation.module.css';
import { type Edited, editedName, nameCount, nameMaximum } from './edited-name.ts';
import { StepHeading } from './step-heading.tsx';
import type { ClubCreation } from './use-club-creation.ts';

/** Welcomes the coach and asks for the club’s name. R-CRE-2 to R-CRE-9 */
export function NameStep({ creation }: { readonly creation: ClubCreation }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { name, article, emblem } = useSelector(creation, ({ context }) => context.draft);
  const checking = useSelector(creation, (snapshot) => snapshot.matches({ name: 'checking' }));
  const field = useRef<HTMLInputElement>(null);
  const [touched, setTouched] = useState(name !== '');
  const valid = validateClubName(name, ruleset);
  const problem = valid.ok ? undefined : t(errorMessage(valid.error, ruleset));
  const count = nameCount(name);
  const most = nameMaximum(ruleset);
  return (
    <>
      <StepHeading
        step="name"
        title={t`Bem-vindo, treinador!`}
        note={t`Antes da bola rolar, o clube precisa de um nome.`}
      />
      <div className={styles.columns}>
        <div className={styles.sign} aria-hidden>
          <ClubEmblem emblem={emblem} size={96} />
          <span className={styles.signName}>{name.trim() || t`Seu clube`}</span>
          <span className={styles.signNote}>{t`Várzea`}</span>
        </div>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTouched(true);
            creation.send({ type: 'proceed' });
          }}
        >
          <h2>{t`Batismo`}</h2>
          <TextField
            label={t`Nome do clube`}
            name="club"
            autoComplete="off"
            ref={field}
            value={name}
            onChange={(typed) => {
              setTouched(true);
              const edited = editedName(name, typed, ruleset);
              if (edited.name !== typed) correct(field.current, edited);
              creation.send({ type: 'nameTyped', name: edited.name });
            }}
            error={touched && problem}
            note={t`${count} de ${most} caracteres`}
          />
          <p className={styles.quiet}>
            {t`É o nome que vai na tabela, no placar e na boca da torcida. Letras, números e espaços; depois não muda.`}
          </p>
          <ArticleChoice
            club={{ name, ...(article && { article }) }}
            onChoose={(chosen) => creation.send({ type: 'articleChosen', article: chosen })}
          />
          <p className={styles.checking} role="status">
            {checking && t`Checando disponibilidade ...`}
          </p>
          <div className={styles.actions}>
            <span />
            <Button type="submit" busy={checking} disabledReason={problem}>
              {t`Prosseguir`}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}

/** Before React does, which would send the caret to the end. */
function correct(field: HTMLInputElement | null, { name, caret }: Edited) {
  if (field === null) return;
  field.value = name;
  field.setSelectionRange(caret, caret);
}
