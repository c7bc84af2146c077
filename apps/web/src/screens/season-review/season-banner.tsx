import { Trans, useLingui } from '@lingui/react/macro';
import type { Category } from '@mundo-manager/rules/clubs';
import type { ClubSeason } from '@mundo-manager/rules/history';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { editionPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { Plate } from '../../components/player/number-plates.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { classes } from '../../ui/browser/classes.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Bunting } from './bunting.tsx';
import styles from './season-banner.module.css';

/** The grounds that categories play on. */
const GROUNDS: Readonly<Record<string, string | undefined>> = {
  Várzea: styles.varzea,
  Amador: styles.amador,
  'Semi-Pro': styles.semi,
  Pro: styles.pro,
};

/** The place, where the club goes, and four figures, painted on the wall; with bunting for a champion and a promotion. R-HSC-4 */
export function SeasonBanner({ season }: { readonly season: ClubSeason }) {
  const { t } = useLingui();
  const { emblem } = useClub();
  const { name, category, number, place, movement, nextCategory, points, wins, goals } = season;
  const isParty = movement === 'promoted' || place === 1;
  const figures = [
    ...(place === null ? [] : [{ label: t`lugar`, value: `${place}º` }]),
    ...(points === null ? [] : [{ label: t`pontos`, value: points }]),
    { label: t`vitórias`, value: wins },
    { label: t`gols`, value: goals },
  ];
  return (
    <section className={styles.party} aria-label={t`Resultado da temporada`}>
      <div className={styles.top}>
        {isParty && <Bunting className={styles.bunting} />}
        <p>
          <Trans>
            {name} {categoryName(category)} · Edição {number} · fim de temporada
          </Trans>
        </p>
      </div>
      <div className={styles.middle}>
        <ClubEmblem emblem={emblem} size={132} />
        <Rank place={place} />
        <h1 className={styles.title} tabIndex={-1}>
          <Title season={season} />
        </h1>
        <ul className={styles.figures}>
          {figures.map(({ label, value }) => (
            <li key={label}>
              <Plate big>{value}</Plate>
              {label}
            </li>
          ))}
        </ul>
      </div>
      {(movement === 'promoted' || movement === 'relegated') && (
        <Ground from={category} to={nextCategory} isUp={movement === 'promoted'} />
      )}
      <div className={styles.controls}>
        <ButtonLink kind="ghost" {...editionPath(season.competitionId)}>
          {t`Ver a edição inteira`}
        </ButtonLink>
      </div>
    </section>
  );
}

function Rank({ place }: { readonly place: number | null }) {
  const { t } = useLingui();
  if (place === null || place > 3) return null;
  return <p className={styles.rank}>{place === 1 ? t`Campeão` : place === 2 ? t`Vice-campeão` : t`3º lugar`}</p>;
}

function Title({ season: { place, movement, nextCategory } }: { readonly season: ClubSeason }) {
  const { t } = useLingui();
  if (movement === 'promoted') return t`Seu clube sobe para a categoria ${nextCategory}`;
  if (movement === 'relegated') return t`Seu clube cai para a categoria ${nextCategory}`;
  if (place === 1) return t`Seu clube é campeão!`;
  if (movement === 'stays') return t`Seu clube segue na categoria ${nextCategory}`;
  return place === null ? t`Fim da competição` : t`Seu clube terminou em ${place}º lugar`;
}

interface GroundProps {
  readonly from: Category;
  readonly to: Category;
  readonly isUp: boolean;
}

/** From one ground to the other; the higher category is on the right. */
function Ground({ from, to, isUp }: GroundProps) {
  const [left, right] = isUp ? [from, to] : [to, from];
  return (
    <div className={styles.ground} aria-hidden>
      <b className={GROUNDS[left]}>{categoryName(left)}</b>
      <b className={GROUNDS[right]}>{categoryName(right)}</b>
      <span className={classes(styles.arrow, !isUp && styles.down)}>{isUp ? <ArrowRight /> : <ArrowLeft />}</span>
    </div>
  );
}
