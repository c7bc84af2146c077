import { Plural, useLingui } from '@lingui/react/macro';
import type { ClubStanding } from '@mundo-manager/contract/client';
import { Link } from 'react-router-dom';
import { competitionPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { PHASE_NAMES } from '../../components/messages/phase-names.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './club-history.module.css';

/** The club's place in each of its competitions; renders nothing without one. R-HSC-6 */
export function ClubStandings({ standings }: { readonly standings: readonly ClubStanding[] }) {
  const { t } = useLingui();
  if (standings.length === 0) return null;
  return (
    <Panel flush title={t`Nesta temporada`}>
      <ul>
        {standings.map((standing) => {
          const { id, name, category, number, place, points, status, phase } = standing;
          return (
            <li key={id} className={styles.standing}>
              <span>
                <Link {...competitionPath(standing)}>{t`${name} ${number} · ${categoryName(category)}`}</Link>
                <small>
                  {points !== null && <Plural value={points} _0="0 pontos" one="# ponto" other="# pontos" />}
                </small>
              </span>
              <b>{place !== null ? t`${place}º` : status === 'open' ? t`Inscrito` : phase && t(PHASE_NAMES[phase])}</b>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
