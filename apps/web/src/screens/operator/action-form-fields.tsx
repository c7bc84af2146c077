import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { FieldName, Values } from './action-forms.ts';
import styles from './operator.module.css';

interface ActionFormFieldsProps {
  readonly fields: readonly FieldName[];
  readonly values: Values;
  readonly onChange: (field: FieldName, value: string) => void;
}

/** The fields of a form in their order. */
export function ActionFormFields({ fields, values, onChange }: ActionFormFieldsProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<FieldName, string>> = {
    days: t`Dias de jogo`,
    name: t`Novo nome`,
    currency: t`Saldo`,
    amount: t`Quantia (com “-” para tirar)`,
    kind: t`Tipo`,
    title: t`Título (até 80 letras)`,
    text: t`Texto (até 500 letras)`,
    reason: t`Motivo, que o treinador lê (até 200 letras)`,
  };
  const choices: Partial<Record<FieldName, readonly { readonly value: string; readonly label: string }[]>> = {
    currency: [
      { value: 'credits', label: t`Créditos` },
      { value: 'money', label: t`Dinheiro` },
    ],
    kind: [
      { value: 'notice', label: t`Aviso` },
      { value: 'incident', label: t`Problema` },
    ],
  };
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const options = choices[field];
        const shared = { label: labels[field], value: values[field] };
        const change = (value: string) => onChange(field, value);
        return options === undefined ? (
          <TextField key={field} {...shared} autoComplete="off" onChange={change} />
        ) : (
          <Select key={field} {...shared} options={options} onChange={change} />
        );
      })}
    </div>
  );
}
