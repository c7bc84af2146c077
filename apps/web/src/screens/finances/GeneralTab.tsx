import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SponsorshipWarning } from '../../ui/SponsorshipWarning.tsx';
import { DebtNotice } from './DebtNotice.tsx';
import { Statement } from './Statement.tsx';
import type { Currency } from './useStatement.ts';

/** The statement, of money or of credits, below what needs attention. R-FNS-3 */
export function GeneralTab() {
  const { t } = useLingui();
  const [currency, setCurrency] = useState<Currency>('money');
  return (
    <>
      <DebtNotice />
      <SponsorshipWarning />
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
