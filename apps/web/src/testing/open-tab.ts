import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a tab, and waits until its code has come. */
export async function openTab(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
  await waitFor(() => {
    const [panel = document.body] = screen.getAllByRole('tabpanel');
    if (within(panel).queryByText('Carregando ...') !== null) throw new Error(`${name} has not come yet`);
  });
}
