import { useLingui } from '@lingui/react/macro';
import type { OwnClub } from '@mundo-manager/contract/client';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { ClubKit } from '../../components/club/club-kit.tsx';
import { categoryName } from '../../components/messages/category-name.ts';
import { Button } from '../../ui/form/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import styles from './founded.module.css';
import { muralColours } from './mural/mural-colours.ts';

/** The new club, to be looked at before the work begins. */
export function Founded({ club, onEnter }: { readonly club: OwnClub; readonly onEnter: () => void }) {
  const { t } = useLingui();
  const { name, emblem, uniform, category, createdAt, facilities, players, finances } = club;
  const count = players.length;
  const facts = [
    { what: t`Categoria`, value: categoryName(category) },
    { what: t`Fundação`, value: <DateText ms={createdAt} year /> },
    { what: t`Estádio`, value: facilities.stadium.name },
    { what: t`Plantel`, value: t`${count} jogadores` },
    { what: t`Em caixa`, value: moneyText(finances.totalMoney) },
    { what: t`Créditos`, value: finances.credits },
  ];
  return (
    <section className={styles.wall} style={muralColours(emblem)}>
      <div className={styles.heroes}>
        <span className={styles.emblem}>
          <ClubEmblem emblem={emblem} title={t`Escudo do clube`} />
        </span>
        <span className={styles.kit}>
          <ClubKit kit={uniform} view="full" number={10} title={t`Uniforme do clube`} />
        </span>
      </div>
      <div className={styles.plate}>
        <p>{t`Clube fundado:`}</p>
        <h1 tabIndex={-1}>{name}</h1>
        <dl>
          {facts.map(({ what, value }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.enter}>
          <Button onClick={onEnter}>{t`Entrar no vestiário`}</Button>
          <span>{t`Seu plantel já está esperando.`}</span>
        </div>
      </div>
    </section>
  );
}
