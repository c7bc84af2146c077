import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { refusalOf } from '../../data/calls/refusal-of.ts';
import { showToast } from '../../ui/feedback/toasts.ts';

/** A download that is started by a press; a failure shows a toast. */
export function useDownload(download: () => Promise<void>): { readonly start: () => void; readonly busy: boolean } {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onError: (error) => showToast({ text: t(errorMessage(refusalOf(error), ruleset, 'load')), tone: 'bad' }),
  });
  return { start: () => mutate(), busy: isPending };
}
