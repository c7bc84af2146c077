import { useLingui } from '@lingui/react/macro';
import { MapPinOff } from 'lucide-react';
import { useSessionPhase } from '../../data/session/use-session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

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
