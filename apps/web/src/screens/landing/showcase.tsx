import { useLingui } from '@lingui/react/macro';
import { FORMATION_NAMES } from '@mundo-manager/rules/tactics';
import { TRAINING_TYPES } from '@mundo-manager/rules/training';
import type { CSSProperties, ReactNode } from 'react';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { locale } from '../../ui/text/locale.ts';
import { FormationBoard } from './formation-board.tsx';
import { MarketPicture } from './market-picture.tsx';
import { OffersPicture } from './offers-picture.tsx';
import styles from './showcase.module.css';
import { StandPicture } from './stand-picture.tsx';
import { TrainingPicture } from './training-picture.tsx';

/** Adverts on the wall, each with a piece of the game in it. R-LAN-8 */
export default function Showcase() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const formations = FORMATION_NAMES.length;
  const exercises = TRAINING_TYPES.filter(({ group }) => group !== 'rest').length;
  const seats = ruleset.facilities.stadium.at(-1)?.seats.toLocaleString(locale);
  return (
    <div className={styles.adverts}>
      <Advert paint="#f4c21c" ink="#1a1d1c" wide title={t`Mais de 30 formações`} picture={<FormationBoard />}>
        {t`Do 4-4-2 ao 3-4-3: ${formations} desenhos, instruções por posição e três táticas guardadas. Use as setas e veja.`}
      </Advert>
      <Advert paint="#c4202b" ink="#ffffff" wide title={t`Treinamento`} picture={<TrainingPicture />}>
        {t`${exercises} treinos e o descanso na conta. Quem corre cansado rende menos.`}
      </Advert>
      <Advert paint="#1d46a0" ink="#ffffff" title={t`Infraestrutura`} picture={<StandPicture />}>
        {t`Da cerca de arame ao estádio de ${seats} lugares: academia, centro de treinamento e centro de recuperação crescem juntos.`}
      </Advert>
      <Advert paint="#f6f7f2" ink="#10503c" title={t`Patrocínio`} picture={<OffersPicture />}>
        {t`Várias ofertas na mesa. Ganhe jogos e o próximo contrato paga mais.`}
      </Advert>
      <Advert paint="#e3681c" ink="#1a1d1c" title={t`Mercado`} picture={<MarketPicture />}>
        {t`Procure por posição, idade e overall. O craque da outra rua pode estar à venda.`}
      </Advert>
    </div>
  );
}

interface AdvertProps {
  readonly paint: string;
  readonly ink: string;
  readonly wide?: boolean;
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

function Advert({ paint, ink, wide = false, title, picture, children }: AdvertProps) {
  return (
    <article
      className={wide ? styles.wide : styles.advert}
      style={{ '--paint': paint, '--on-paint': ink } as CSSProperties}
    >
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      <div className={styles.picture}>{picture}</div>
    </article>
  );
}
