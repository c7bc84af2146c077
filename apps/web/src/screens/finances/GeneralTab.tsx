import { useLingui } from '@lingui/react/macro';
import { isSponsorshipExpired } from '@mundo-manager/rules/sponsorship';
import { useState } from 'react';
import { useGameNow } from '../../clock/GameClockContext.tsx';
import { errorMessage } from '../../messages/errors.ts';
import { useClub } from '../../session/useInitialData.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Statement } from './Statement.tsx';
import type { Currency } from './useStatement.ts';

/** The statement, of money or of credits, below what needs attention. R-FNS-3 */
export function GeneralTab() {
  const { t } = useLingui();
  const { totalMoney, sponsorship } = useClub().finances;
  const now = useGameNow();
  const [currency, setCurrency] = useState<Currency>('money');
  return (
    <>
      {totalMoney < 0 && (
        <Alert tone="bad">{t(errorMessage({ code: 'finances/in-debt', facts: { balance: totalMoney } }))}</Alert>
      )}
      {isSponsorshipExpired(sponsorship, now) && (
        <Alert
          action={
            <ButtonLink kind="ghost" small to="/finances?tab=sponsorship">
              {t`Ver ofertas`}
            </ButtonLink>
          }
        >
          {t`Seu patrocínio expirou.`}
        </Alert>
      )}
      <Panel
        flush
        title={t`Extrato`}
        end={
          <Segmented
            words
            small
            label={t`Moeda do extrato`}
            options={[
              { value: 'money', label: t`Dinheiro` },
              { value: 'credits', label: t`Créditos` },
            ]}
            value={currency}
            onChange={setCurrency}
          />
        }
      >
        <Statement key={currency} currency={currency} />
      </Panel>
    </>
  );
}
