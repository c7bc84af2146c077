import { useLingui } from '@lingui/react/macro';
import { REPORT_REASONS, type ReportReason } from '@mundo-manager/rules/board';
import { useState } from 'react';
import { useCommand } from '../../data/commands/use-command.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { REPORT_REASON_NAMES } from './report-reasons.ts';
import { useRefreshBoards } from './use-board.ts';

/** Asks for the reason of a report. R-BRD-5 */
export function ReportDialog({ postId, onClose }: { readonly postId: number; readonly onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefreshBoards();
  const [reason, setReason] = useState<ReportReason>('offence');
  const { run, busy } = useCommand('reportPost', {
    onDone: refresh,
    done: t`Denúncia enviada. Com a de outros treinadores, o recado some até a administração decidir.`,
  });
  const close = () => {
    if (!busy) onClose();
  };
  const send = async () => {
    const sent = await run({ params: { postId: String(postId) }, body: { reason } });
    if (sent.ok) onClose();
  };
  return (
    <Dialog
      open
      title={t`Denunciar recado`}
      description={t`Cada treinador denuncia um recado uma vez. O autor não sabe quem denunciou.`}
      onClose={close}
      actions={
        <>
          <Button kind="ghost" disabled={busy} onClick={close}>
            {t`Cancelar`}
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            {t`Denunciar`}
          </Button>
        </>
      }
    >
      <Select
        label={t`Motivo`}
        value={reason}
        onChange={setReason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(REPORT_REASON_NAMES[value]) }))}
      />
    </Dialog>
  );
}
