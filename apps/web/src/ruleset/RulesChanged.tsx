import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useInitialData } from '../session/useInitialData.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { worldRuleset } from './worldRuleset.ts';

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
