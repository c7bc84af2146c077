import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { ClubEmblem } from '../../../components/club/club-emblem.tsx';
import { ClubKit } from '../../../components/club/club-kit.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import styles from '../club-creation.module.css';
import { colourName } from '../emblem/colours.ts';
import { Mural } from '../mural/mural.tsx';
import { StepHeading } from '../step-heading.tsx';
import type { ClubCreation } from '../use-club-creation.ts';
import { KitList } from './kit-list.tsx';
import { isHomeKit, kitOf, kitsFor } from './kit-order.ts';
import kitStyles from './kits.module.css';

const SIDES = ['all', 'home', 'away'] as const;
type Sides = (typeof SIDES)[number];

/** The uniform, among 80 kits. R-CRE-15 to R-CRE-17 */
export function KitStep({ creation }: { readonly creation: ClubCreation }) {
  const { t } = useLingui();
  const draft = useSelector(creation, ({ context }) => context.draft);
  const founding = useSelector(creation, (snapshot) => snapshot.matches({ uniform: 'founding' }));
  const [sides, setSides] = useState<Sides>('all');
  const { name, emblem } = draft;
  const kits = useMemo(() => kitsFor(emblem), [emblem]);
  const kit = kitOf(draft);
  const shown = kits.filter((candidate) => sides === 'all' || isHomeKit(candidate) === (sides === 'home'));
  const names: Readonly<Record<Sides, string>> = { all: t`Todos`, home: t`Casa`, away: t`Fora` };
  return (
    <>
      <StepHeading step="uniform" title={t`Escolha do Uniforme`} note={t`Os que combinam com o escudo vêm primeiro.`} />
      <div className={styles.columns}>
        <Mural name={name} emblem={emblem}>
          <div className={kitStyles.dressed}>
            <ClubKit kit={kit} view="full" number={10} title={t`Uniforme escolhido`} />
            <span className={kitStyles.badge}>
              <ClubEmblem emblem={emblem} size={96} />
            </span>
          </div>
        </Mural>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            creation.send({ type: 'proceed' });
          }}
        >
          <div className={styles.formHead}>
            <h2>{t`Uniforme`}</h2>
            <Segmented
              words
              small
              label={t`Quais uniformes`}
              options={SIDES.map((value) => ({ value, label: names[value] }))}
              value={sides}
              onChange={setSides}
            />
          </div>
          <dl className={kitStyles.colours}>
            {[
              { part: t`Primária`, colour: kit.primary },
              { part: t`Secundária`, colour: kit.secondary },
              { part: t`Terciária`, colour: kit.tertiary },
            ].map(({ part, colour }) => (
              <div key={part}>
                <dt>{part}</dt>
                <dd>
                  <i style={{ background: colour }} />
                  {t(colourName(colour))}
                </dd>
              </div>
            ))}
          </dl>
          <KitList kits={shown} chosen={kit.id} onChoose={(kitId) => creation.send({ type: 'kitChosen', kitId })} />
          <p className={styles.checking} role="status">
            {founding && t`Fundando o clube ...`}
          </p>
          <div className={styles.actions}>
            <Button kind="ghost" disabled={founding} onClick={() => creation.send({ type: 'back' })}>
              {t`Voltar`}
            </Button>
            <Button type="submit" busy={founding}>
              {t`Prosseguir`}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}
