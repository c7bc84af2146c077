import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../components/money/money.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './transfers.module.css';

/** What players of his position, age and overall were sold for last. R-SCT-17 */
export function ComparableSales({ playerId }: { readonly playerId: string }) {
  const { t } = useLingui();
  const { data, error } = useCall('comparableSales', { params: { playerId } });
  return (
    <section className={styles.sales} aria-label={t`Vendas parecidas`}>
      <h3>{t`Vendas parecidas`}</h3>
      {data ? (
        data.median === null ? (
          <p>{t`Ninguém da posição dele, com idade e overall próximos, foi vendido ainda.`}</p>
        ) : (
          <>
            <p>
              <Trans>
                Preço mediano: <Money value={data.median} />
              </Trans>
            </p>
            <ul>
              {data.sales.map(({ playerId: soldId, name, age, overall, date, price }) => (
                <li key={`${soldId} ${date}`}>
                  <span>{name}</span>
                  <small>
                    {t`overall ${overall ?? 0}, ${age ?? 0} anos`} · <DateText ms={date} year />
                  </small>
                  <b>
                    <Money value={price} />
                  </b>
                </li>
              ))}
            </ul>
          </>
        )
      ) : error ? (
        <p>{t`Não deu para carregar as vendas parecidas.`}</p>
      ) : (
        <Skeleton rows={2} />
      )}
    </section>
  );
}
