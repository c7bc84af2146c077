import { useLingui } from '@lingui/react/macro';
import type { Kit as KitData } from '@mundo-manager/rules/clubs';
import { useId } from 'react';
import { ClubKit } from '../../../components/club/club-kit.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { colourName } from '../emblem/colours.ts';
import { isHomeKit } from './kit-order.ts';
import styles from './kits.module.css';

interface KitListProps {
  readonly kits: readonly KitData[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
}

/** Kits to choose from; arrows move between them. */
export function KitList({ kits, chosen, onChoose }: KitListProps) {
  const { t } = useLingui();
  const name = useId();
  const label = (kit: KitData) => {
    const number = kit.id + 1;
    const side = isHomeKit(kit) ? t`casa` : t`fora`;
    const [primary, secondary] = [t(colourName(kit.primary)), t(colourName(kit.secondary))];
    return t`Uniforme ${number}, ${side}: ${primary} e ${secondary}`;
  };
  return (
    <fieldset className={styles.kits}>
      <legend>
        <VisuallyHidden>{t`Uniformes`}</VisuallyHidden>
      </legend>
      <div className={styles.grid}>
        {kits.map((kit) => (
          <label key={kit.id} className={styles.kit}>
            <input
              type="radio"
              name={name}
              aria-label={label(kit)}
              checked={kit.id === chosen}
              onChange={() => onChoose(kit.id)}
            />
            <span>
              <ClubKit kit={kit} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
