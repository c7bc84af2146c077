import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@mundo-manager/contract/client';
import { type SignUp, validateSignUp } from '@mundo-manager/rules/club-creation';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { CircleCheck } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { SIGN_UP_ERRORS } from '../../components/messages/sign-up-errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { refusalCodeOf } from '../../data/calls/refusal-of.ts';
import { useClient } from '../../data/session/session-context.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './sign-up-form.module.css';

type FormState = 'notSubmitted' | 'submitting' | 'submitted';
type Field = keyof SignUp;

/** Each field is judged beside a good other one, so that both can show what is wrong with them. */
const GOOD: SignUp = { name: 'Zeca', email: 'zeca@exemplo.com.br' };

const PROBLEMS = {
  name: SIGN_UP_ERRORS['club-creation/sign-up-name'],
  email: SIGN_UP_ERRORS['club-creation/sign-up-email'],
};

function isGood(field: Field, value: string, ruleset: Ruleset): boolean {
  return validateSignUp({ ...GOOD, [field]: value }, ruleset).ok;
}

/** Refusals are many and rare: their sentences come when there is one. */
async function tell(error: unknown, ruleset: Ruleset): Promise<void> {
  const { errorMessage } = await import('../../components/messages/errors.ts');
  const facts = error instanceof ApiError ? error.facts : undefined;
  showToast({ text: i18n._(errorMessage({ code: refusalCodeOf(error), facts }, ruleset, 'draft')), tone: 'bad' });
}

/** The sign-up for the beta. R-LAN-2 to R-LAN-7 */
export function SignUpForm({ nameField }: { readonly nameField: RefObject<HTMLInputElement | null> }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const client = useClient();
  const emailField = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<FormState>('notSubmitted');
  const [values, setValues] = useState<SignUp>({ name: '', email: '' });
  const [left, setLeft] = useState<readonly Field[]>([]);
  const label = { notSubmitted: t`Quero jogar`, submitting: t`Enviando ...`, submitted: t`Inscrito!` }[state];
  const { email } = values;

  const field = (name: Field) => {
    return {
      name,
      value: values[name],
      disabled: state !== 'notSubmitted',
      error: left.includes(name) && !isGood(name, values[name], ruleset) && t(PROBLEMS[name]),
      onChange: (value: string) => setValues({ ...values, [name]: value }),
      onBlur: () => values[name] !== '' && setLeft([...left, name]),
    };
  };

  const submit = async () => {
    if (state !== 'notSubmitted') return;
    setLeft(['name', 'email']);
    const judged = validateSignUp(values, ruleset);
    if (!judged.ok) {
      (isGood('name', values.name, ruleset) ? emailField : nameField).current?.focus();
      return;
    }
    setState('submitting');
    try {
      await client.call('addLead', { body: judged.value });
      setState('submitted');
    } catch (error) {
      setState('notSubmitted');
      await tell(error, ruleset);
    }
  };

  return (
    <div className={styles.card} id="inscricao">
      <Panel title={t`Inscreva-se no beta`}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField {...field('name')} ref={nameField} label={t`Nome`} autoComplete="name" />
          <TextField {...field('email')} ref={emailField} label={t`E-mail`} type="email" autoComplete="email" />
          <Button
            type="submit"
            wide
            busy={state === 'submitting'}
            disabled={state === 'submitted'}
            {...(state === 'submitted' && { icon: CircleCheck })}
          >
            {label}
          </Button>
          <p className={styles.note} role="status">
            {state === 'submitted'
              ? t`Guardamos seu lugar. O aviso da vaga chega em ${email}.`
              : t`Usamos seu e-mail só para avisar da sua vaga.`}
          </p>
        </form>
      </Panel>
    </div>
  );
}
