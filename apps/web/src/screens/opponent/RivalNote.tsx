import { Trans } from '@lingui/react/macro';
import { RivalReasons } from '../../rivals/RivalReasons.tsx';
import { useRivals } from '../../rivals/useRivals.ts';
import { useClub } from '../../session/useInitialData.ts';
import { Alert } from '../../ui/Alert.tsx';

/** Says that the opponent is a rival of the own club, and why; renders nothing for any other. R-RIV-6 */
export function RivalNote({ clubId }: { readonly clubId: string }) {
  const { id } = useClub();
  const rival = useRivals(id).find((one) => one.clubId === clubId);
  if (rival === undefined) return null;
  return (
    <Alert tone="info">
      <Trans>
        <b>Rival.</b> <RivalReasons rival={rival} />
      </Trans>
    </Alert>
  );
}
