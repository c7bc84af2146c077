import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Dices } from 'lucide-react';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/form/button.tsx';
import styles from '../club-creation.module.css';
import { Mural } from '../mural/mural.tsx';
import { StepHeading } from '../step-heading.tsx';
import type { ClubCreation } from '../use-club-creation.ts';
import { ColourPicker } from './colour-picker.tsx';
import { isSymbolLost } from './is-symbol-lost.ts';
import { PartSteppers } from './part-steppers.tsx';
import { randomEmblem } from './random-emblem.ts';

/** The emblem editor, live on the wall. R-CRE-11 to R-CRE-14 */
export function EmblemStep({ creation }: { readonly creation: ClubCreation }) {
  const { t } = useLingui();
  const { name, emblem } = useSelector(creation, ({ context }) => context.draft);
  const change = (part: Partial<typeof emblem>) => creation.send({ type: 'emblemChanged', change: part });
  return (
    <>
      <StepHeading
        step="emblem"
        title={t`Criação do Escudo`}
        note={t`Pinte o muro: as cores daqui valem para o clube todo.`}
      />
      <div className={styles.columns}>
        <Mural name={name} emblem={emblem} />
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            creation.send({ type: 'proceed' });
          }}
        >
          <div className={styles.formHead}>
            <h2>{t`Desenho`}</h2>
            <Button kind="ghost" small icon={Dices} onClick={() => change(randomEmblem())}>
              {t`Sortear`}
            </Button>
          </div>
          <PartSteppers emblem={emblem} onChange={change} />
          <h2>{t`Tintas`}</h2>
          <ColourPicker label={t`Cor Primária`} value={emblem.primary} onChange={(primary) => change({ primary })} />
          <ColourPicker
            label={t`Cor Secundária`}
            value={emblem.secondary}
            onChange={(secondary) => change({ secondary })}
          />
          <ColourPicker
            label={t`Cor do Símbolo`}
            value={emblem.tertiary}
            onChange={(tertiary) => change({ tertiary })}
          />
          {isSymbolLost(emblem) && (
            <Alert tone="info">{t`O símbolo quase some no fundo. Outra tinta para ele apareceria melhor.`}</Alert>
          )}
          <div className={styles.actions}>
            <Button kind="ghost" onClick={() => creation.send({ type: 'back' })}>
              {t`Voltar`}
            </Button>
            <Button type="submit">{t`Prosseguir`}</Button>
          </div>
        </form>
      </div>
    </>
  );
}
