import { useLingui } from '@lingui/react/macro';
import { Check, Pipette } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import styles from './colour-picker.module.css';
import { PAINTS } from './colours.ts';

interface ColourPickerProps {
  readonly label: string;
  /** '#rrggbb'. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** Fifteen paints, and any other by the browser’s own picker. R-CRE-13 */
export function ColourPicker({ label, value, onChange }: ColourPickerProps) {
  const { t } = useLingui();
  const name = useId();
  const mixed = !PAINTS.some(({ colour }) => colour === value);
  return (
    <fieldset className={styles.picker}>
      <legend>{label}</legend>
      <div className={styles.paints}>
        {PAINTS.map((paint) => (
          <label key={paint.colour} className={styles.paint} title={t(paint.name)}>
            <input
              type="radio"
              name={name}
              value={paint.colour}
              aria-label={t(paint.name)}
              checked={paint.colour === value}
              onChange={() => onChange(paint.colour)}
            />
            <i style={{ '--paint': paint.colour } as CSSProperties}>
              <Check size={12} strokeWidth={4} aria-hidden />
            </i>
          </label>
        ))}
        <label className={styles.paint} title={t`outra cor`}>
          <input
            type="color"
            aria-label={t`${label}: outra cor`}
            value={value}
            data-chosen={mixed || undefined}
            onChange={(event) => onChange(event.target.value.toLowerCase())}
          />
          <i className={styles.other} style={mixed ? ({ '--paint': value } as CSSProperties) : undefined}>
            {!mixed && <Pipette size={14} aria-hidden />}
            <Check size={12} strokeWidth={4} aria-hidden />
          </i>
        </label>
      </div>
    </fieldset>
  );
}
