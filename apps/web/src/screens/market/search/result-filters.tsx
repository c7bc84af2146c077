import { useLingui } from '@lingui/react/macro';
import { SKILLS } from '@mundo-manager/rules/players';
import type { ResultFilter } from '@mundo-manager/rules/scouting';
import { ATTRIBUTE_NAMES } from '../../../components/messages/attribute-names.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './result-filters.module.css';

interface ResultFiltersProps {
  readonly filter: ResultFilter;
  readonly onChange: (filter: ResultFilter) => void;
}

const ANY = '';
const NAMES = ['potential', ...SKILLS] as const;
/** Points that an attribute is asked for when it is first chosen. */
const FIRST_MINIMUM = 60;

/** Narrows what was found by name, price, salary and one attribute, without another search. R-SCT-15 */
export function ResultFilters({ filter, onChange }: ResultFiltersProps) {
  const { t } = useLingui();
  const { name, price, salary, attribute } = filter;
  return (
    <details className={styles.filters}>
      <summary>{t`Filtrar o resultado`}</summary>
      <div className={styles.fields}>
        <TextField label={t`Parte do nome`} value={name} onChange={(text) => onChange({ ...filter, name: text })} />
        <TextField
          label={t`Valor até ($)`}
          value={String(price ?? '')}
          onChange={(text) => onChange({ ...filter, price: numberIn(text) })}
        />
        <TextField
          label={t`Salário até ($)`}
          value={String(salary ?? '')}
          onChange={(text) => onChange({ ...filter, salary: numberIn(text) })}
        />
        <Select
          label={t`Atributo`}
          options={[
            { value: ANY, label: t`Qualquer um` },
            ...NAMES.map((each) => ({ value: each, label: t(ATTRIBUTE_NAMES[each]) })),
          ]}
          value={attribute?.name ?? ANY}
          onChange={(chosen) =>
            onChange({
              ...filter,
              attribute: chosen === ANY ? null : { name: chosen, minimum: attribute?.minimum ?? FIRST_MINIMUM },
            })
          }
        />
        {attribute !== null && (
          <TextField
            label={t`Pelo menos`}
            value={String(attribute.minimum)}
            onChange={(text) => onChange({ ...filter, attribute: { ...attribute, minimum: numberIn(text) ?? 0 } })}
          />
        )}
      </div>
    </details>
  );
}

/** The whole number that the digits of the text make; null without any. */
function numberIn(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}
