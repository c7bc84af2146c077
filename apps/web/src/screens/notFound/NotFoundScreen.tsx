import { useLingui } from '@lingui/react/macro';
import { MapPinOff } from 'lucide-react';
import { useSessionPhase } from '../../session/useSession.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** An address that no screen has, and a way back. R-NAV-21 */
export function NotFoundScreen() {
  const { t } = useLingui();
  const ready = useSessionPhase() === 'ready';
  return (
    <>
      <PageHeading title={t`Página não encontrada`} />
      <EmptyState
        icon={MapPinOff}
        title={t`Este endereço saiu de campo.`}
        action={<ButtonLink to={ready ? '/home' : '/'}>{ready ? t`Ir para o início` : t`Página inicial`}</ButtonLink>}
      >
        {t`Confira se o link está completo, ou volte por aqui.`}
      </EmptyState>
    </>
  );
}
