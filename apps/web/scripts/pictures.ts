import type { Page } from 'playwright-core';

interface Picture {
  /** The name of its files, and what the command line asks for. */
  readonly name: string;
  /** An address in the demo world; `?signedout` and `?noclub` begin without a session or a club. */
  readonly address: string;
  /** What is done before the picture is taken, such as opening a dialog; the picture then shows the window only. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Every picture of docs/screens. Add one for each screen and each state worth a look. */
export const PICTURES: readonly Picture[] = [
  { name: 'login', address: '/login?signedout' },
  { name: 'parts', address: '/parts' },
  { name: 'account', address: '/account' },
  {
    name: 'account-delete',
    address: '/account',
    prepare: (page) => page.getByRole('button', { name: 'Excluir minha conta' }).click(),
  },
  { name: 'credits', address: '/creditos' },
  { name: 'not-found', address: '/nenhum-lugar' },
  {
    name: 'palette',
    address: '/account',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('t');
      await page.waitForTimeout(200);
    },
  },
  { name: 'competitions', address: '/competitions' },
  { name: 'league', address: '/competitions/mmleague?id=l1' },
  { name: 'league-played', address: '/competitions/mmleague?id=l1&round=11' },
  { name: 'cup', address: '/competitions/mmcup' },
  { name: 'club', address: '/club' },
  { name: 'club-other', address: '/club?id=c3' },
  { name: 'email', address: '/email' },
  { name: 'match-stats', address: '/matchStats' },
  { name: 'match-ratings', address: '/matchStats?tab=ratings' },
  {
    name: 'match-commentary',
    address: '/matchStats?tab=highlights',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Todos os lances' }).click();
      await page.getByText('1’').first().waitFor();
    },
  },
];
