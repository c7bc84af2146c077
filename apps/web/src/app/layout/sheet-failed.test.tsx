import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SheetFailed } from './sheet-failed.tsx';

function WithOpener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && <SheetFailed onClose={() => setOpen(false)} />}
    </>
  );
}

test('a sheet whose code does not arrive takes the focus, and closed it gives it back', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <WithOpener />
    </I18nProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('button', { name: 'Fechar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});
