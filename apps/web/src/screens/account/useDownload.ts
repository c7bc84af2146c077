import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../messages/errors.ts';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { refusalOf } from '../../session/refusalOf.ts';
import { showToast } from '../../ui/toasts.ts';

/** A download that is started by a press; a failure is told by a toast. */
export function useDownload(download: () => Promise<void>): { readonly start: () => void; readonly busy: boolean } {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onError: (error) => showToast({ text: t(errorMessage(refusalOf(error), ruleset, 'load')), tone: 'bad' }),
  });
  return { start: () => mutate(), busy: isPending };
}
