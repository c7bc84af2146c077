import { useLingui } from '@lingui/react/macro';
import { Archive } from 'lucide-react';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { AwaitedPage } from '../../data/calls/awaited-page.tsx';
import { useCallWhen } from '../../data/calls/use-call.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { EditionPage } from './edition-page.tsx';

/** A finished edition by the id of the address. R-HSC-2 */
export function EditionScreen() {
  const { t } = useLingui();
  const id = useAddressId('id', 'competitionId');
  const { data, error, refetch } = useCallWhen('edition', id === null ? null : { params: { competitionId: id } });
  if (data) return <EditionPage key={data.edition.id} edition={data.edition} />;
  if (id === null) {
    return (
      <>
        <PageHeading title={t`Edição`} />
        <EmptyState
          icon={Archive}
          title={t`Nenhuma edição escolhida.`}
          action={<ButtonLink to="/competitions/mmleague">{t`Ver a liga`}</ButtonLink>}
        >
          {t`As edições encerradas ficam na página da liga.`}
        </EmptyState>
      </>
    );
  }
  return (
    <AwaitedPage
      heading={t`Edição`}
      title={t`Não deu para carregar a edição.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
