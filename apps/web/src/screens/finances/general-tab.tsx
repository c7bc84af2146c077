import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SponsorshipWarning } from '../../features/sponsorship/sponsorship-warning.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DebtNotice } from './debt-notice.tsx';
import { Statement } from './statement.tsx';
import type { Currency } from './use-statement.ts';

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
