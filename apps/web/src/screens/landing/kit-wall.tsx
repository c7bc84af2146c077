import { useLingui } from '@lingui/react/macro';
import {
  EMBLEM_BORDERS,
  EMBLEM_PATTERNS,
  EMBLEM_SHAPES,
  EMBLEM_SYMBOLS,
  KIT_PRESETS,
} from '@mundo-manager/rules/club-creation';
import { ClubKit } from '../../components/club/club-kit.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import styles from './kit-wall.module.css';

/** Ten kits that differ in every way. */
const IDS = [0, 4, 8, 24, 32, 35, 46, 30, 36, 18] as const;

/** Shirts on the line behind the dressing room, and what a club can look like. */
export default function KitWall() {
  const { t } = useLingui();
  const [shapes, patterns] = [EMBLEM_SHAPES.length, EMBLEM_PATTERNS.length];
  const [borders, symbols, kits] = [EMBLEM_BORDERS.length, EMBLEM_SYMBOLS.length, KIT_PRESETS.length];
  return (
    <div className={styles.look}>
      <div>
        <p>
          {t`${shapes} formatos de escudo, ${patterns} padrões, ${borders} bordas, ${symbols} símbolos e ${kits} uniformes desenhados um a um. As cores que você escolhe pintam o clube inteiro.`}
        </p>
        <ButtonLink kind="ghost" to="/enginedemo">
          {t`Ver a demonstração`}
        </ButtonLink>
      </div>
      <ul className={styles.kits} aria-hidden>
        {IDS.map((id) => {
          const kit = KIT_PRESETS[id];
          return <li key={id}>{kit && <ClubKit kit={kit} />}</li>;
        })}
      </ul>
    </div>
  );
}
