import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '../messages/errors.ts';
import { codeOf } from '../session/sessionMachine.ts';
import { ErrorState } from './ErrorState.tsx';

export interface CallFailedProps {
  /** What could not be done, in one sentence. */
  readonly title: string;
  /** What the call threw. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly inset?: boolean;
}

/** A section whose call failed, with the server’s reason and a way to ask once more. */
export function CallFailed({ title, error, onRetry, inset = false }: CallFailedProps) {
  const { t } = useLingui();
  return (
    <ErrorState inset={inset} title={title} onRetry={onRetry}>
      {t(errorMessage({ code: codeOf(error) }, 'load'))}
    </ErrorState>
  );
}
