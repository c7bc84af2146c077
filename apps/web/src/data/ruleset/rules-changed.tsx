import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useInitialData } from '../calls/use-initial-data.ts';
import { worldRuleset } from './world-ruleset.ts';

/** Notice that the world's rule set changed since the page was loaded, with a reload button. R-SES-21 */
export function RulesChanged() {
  const { t } = useLingui();
  const { rulesetHash } = useInitialData();
  const isCurrent = worldRuleset(useQueryClient()).hash === rulesetHash;
  if (isCurrent) return null;
  return (
    <Alert
      action={
        <Button kind="ghost" small icon={RotateCw} onClick={() => location.reload()}>
          {t`Recarregar a página`}
        </Button>
      }
    >
      {t`As regras deste mundo mudaram. Recarregue a página para jogar com as novas.`}
    </Alert>
  );
}
