import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useCall } from '../../data/calls/use-call.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { momentText } from '../../ui/text/date-text.tsx';

/** The link to 'Operação', for operators alone. R-OPR-8 */
export function OperatorLink() {
  const { t } = useLingui();
  const { data } = useCall('operatorScope');
  if (data === undefined || data.until === null) return null;
  return (
    <Panel title={t`Operação`}>
      <p>{t`Você cuida deste mundo até ${momentText(data.until)}.`}</p>
      <ButtonLink kind="ghost" to="/operador" icon={ArrowRight}>
        {t`Abrir a operação`}
      </ButtonLink>
    </Panel>
  );
}
