import { useLingui } from '@lingui/react/macro';
import { WATCH_NOTE_LENGTH, type WatchChoices } from '@mundo-manager/rules/scouting';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './watch.module.css';

interface WatchedPlayerDialogProps {
  readonly name: string;
  /** What was chosen before; null for a player who is not watched yet. */
  readonly choices: WatchChoices | null;
  readonly busy: boolean;
  readonly onSave: (choices: WatchChoices) => void;
  readonly onUnwatch: () => void;
  readonly onClose: () => void;
}

/** Most digits of a price that is waited for. */
const DIGITS = 9;

/** The note on a watched player and his alerts. R-SCT-18 */
export function WatchedPlayerDialog({ name, choices, busy, onSave, onUnwatch, onClose }: WatchedPlayerDialogProps) {
  const { t } = useLingui();
  const [note, setNote] = useState(choices?.note ?? '');
  const [whenForSale, setWhenForSale] = useState(choices?.whenForSale ?? true);
  const [price, setPrice] = useState(String(choices?.priceUpTo ?? ''));
  const left = WATCH_NOTE_LENGTH - note.length;
  const save = () =>
    onSave({
      note: note.trim() === '' ? null : note,
      whenForSale,
      priceUpTo: Number(price) > 0 ? Number(price) : null,
    });
  return (
    <Dialog
      open
      title={choices === null ? t`Observar ${name}` : t`Observação de ${name}`}
      onClose={() => {
        if (!busy) onClose();
      }}
      actions={
        <>
          {choices !== null && (
            <Button kind="danger" busy={busy} onClick={onUnwatch}>
              {t`Parar de observar`}
            </Button>
          )}
          <Button busy={busy} onClick={save}>
            {t`Salvar`}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) save();
        }}
      >
        <TextField
          label={t`Anotação`}
          value={note}
          onChange={(text) => setNote(text.slice(0, WATCH_NOTE_LENGTH))}
          note={t`Só você lê. Restam ${left} caracteres.`}
        />
        <Checkbox label={t`Avisar quando for posto à venda`} checked={whenForSale} onChange={setWhenForSale} />
        <TextField
          label={t`Avisar quando o valor cair até ($)`}
          value={price}
          onChange={(text) => setPrice(text.replace(/\D/g, '').slice(0, DIGITS))}
          note={t`Deixe vazio para não avisar.`}
        />
      </form>
    </Dialog>
  );
}
