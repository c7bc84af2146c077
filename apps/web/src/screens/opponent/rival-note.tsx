import { Trans } from '@lingui/react/macro';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { RivalReasons } from '../../features/rivals/rival-reasons.tsx';
import { useRivals } from '../../features/rivals/use-rivals.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

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
