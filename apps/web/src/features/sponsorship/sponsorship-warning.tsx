import { useLingui } from '@lingui/react/macro';
import { isSponsorshipExpired } from '@mundo-manager/rules/sponsorship';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';

/** Shown only once a contract is over; a club that never signed one sees nothing. R-HOM-11 */
export function SponsorshipWarning() {
  const { t } = useLingui();
  const { finances } = useClub();
  const now = useGameNow();
  if (!isSponsorshipExpired(finances.sponsorship, now)) return null;
  return (
    <Alert
      action={
        <ButtonLink kind="ghost" small to="/finances?tab=sponsorship">
          {t`Ver ofertas`}
        </ButtonLink>
      }
    >
      {t`Seu patrocínio expirou.`}
    </Alert>
  );
}
