import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { refusalOf } from './refusal-of.ts';

export interface CallFailedProps {
  /** What could not be done, in one sentence. */
  readonly title: string;
  /** What the call threw. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** A way out if there is no such thing: asking once more would not find it. */
  readonly elsewhere?: ReactNode;
  readonly inset?: boolean;
}

/** A section whose call failed, with the server’s reason and a way to ask once more. */
export function CallFailed({ title, error, onRetry, elsewhere, inset = false }: CallFailedProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const refusal = refusalOf(error);
  const isMissing = elsewhere !== undefined && refusal.code.startsWith('not-found/');
  return (
    <ErrorState inset={inset} title={title} {...(isMissing ? { action: elsewhere } : { onRetry })}>
      {t(errorMessage(refusal, ruleset, 'load'))}
    </ErrorState>
  );
}
