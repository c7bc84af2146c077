import { useLingui } from '@lingui/react/macro';
import { Hammer } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

/** A screen that is still to be built. */
export function Placeholder({ title }: { readonly title: string }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={title} />
      <EmptyState icon={Hammer} title={t`Esta tela está em obras.`} />
    </>
  );
}
