import { useLingui } from '@lingui/react/macro';
import {
  EMBLEM_BORDERS,
  EMBLEM_PATTERNS,
  EMBLEM_SHAPES,
  EMBLEM_SYMBOLS,
  wrapStep,
} from '@mundo-manager/rules/club-creation';
import type { Emblem } from '@mundo-manager/rules/clubs';
import { Stepper } from '../../../ui/form/stepper.tsx';
import styles from '../club-creation.module.css';
import { BORDER_NAMES, PATTERN_NAMES, SHAPE_NAMES } from './part-names.ts';
import { SYMBOL_NAMES } from './symbol-names.ts';

interface PartSteppersProps {
  readonly emblem: Emblem;
  readonly onChange: (change: Partial<Emblem>) => void;
}

/** Shape, pattern, border and symbol; every stepper wraps around at both ends. R-CRE-12 */
export function PartSteppers({ emblem, onChange }: PartSteppersProps) {
  const { t } = useLingui();
  const shape = EMBLEM_SHAPES[emblem.shape];
  const pattern = EMBLEM_PATTERNS[emblem.pattern];
  const border = EMBLEM_BORDERS[emblem.border];
  const symbol = EMBLEM_SYMBOLS[emblem.symbol];
  const parts = [
    { part: 'shape', label: t`Formato`, name: shape && SHAPE_NAMES[shape], count: EMBLEM_SHAPES.length },
    {
      part: 'pattern',
      label: t({ message: 'Padrão', context: 'emblem' }),
      name: pattern && PATTERN_NAMES[pattern],
      count: EMBLEM_PATTERNS.length,
    },
    { part: 'border', label: t`Borda`, name: border && BORDER_NAMES[border], count: EMBLEM_BORDERS.length },
    { part: 'symbol', label: t`Símbolo`, name: symbol && SYMBOL_NAMES[symbol], count: EMBLEM_SYMBOLS.length },
  ] as const;
  return (
    <div className={styles.parts}>
      {parts.map(({ part, label, name, count }) => {
        const place = emblem[part] + 1;
        return (
          <div key={part} className={styles.part}>
            <span aria-hidden>{label}</span>
            <Stepper
              label={label}
              value={name && t(name)}
              note={t`${place} de ${count}`}
              onStep={(delta) => onChange({ [part]: wrapStep(emblem[part], delta, count) })}
            />
          </div>
        );
      })}
    </div>
  );
}
