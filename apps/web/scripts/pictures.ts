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
  { name: 'landing', address: '/landing?signedout' },
  { name: 'login', address: '/login?signedout' },
  { name: 'creation-name', address: '/clubCreation?noclub' },
  { name: 'creation-emblem', address: '/clubCreation?noclub', prepare: nameClub },
  {
    name: 'creation-kit',
    address: '/clubCreation?noclub',
    prepare: async (page) => {
      await nameClub(page);
      await page.getByRole('button', { name: 'Prosseguir' }).click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  { name: 'home', address: '/home' },
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
  { name: 'squad', address: '/squad' },
  {
    name: 'squad-columns',
    address: '/squad',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Colunas' }).click();
      await page.getByRole('checkbox', { name: 'Potencial' }).click();
    },
  },
  {
    name: 'squad-compare',
    address: '/squad?compare=c1-p4,c1-p13',
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'player', address: '/playerDetails?id=c1-p4' },
  { name: 'player-other', address: '/playerDetails?id=c2-p9' },
  { name: 'training', address: '/training' },
  {
    name: 'training-results',
    address: '/training',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
      await page.getByRole('button', { name: 'Treinar' }).click();
      await page.getByRole('dialog', { name: 'Resultados do Treino' }).waitFor();
    },
  },
  { name: 'foundry', address: '/playerBoosters' },
  {
    name: 'foundry-reward',
    address: '/playerBoosters',
    prepare: async (page) => {
      for (let copy = 0; copy < 3; copy += 1)
        await page
          .getByRole('region', { name: 'Seus boosters' })
          .getByRole('button', { name: /Velocidade/ })
          .first()
          .click();
      await page.getByRole('button', { name: /^Fundir/ }).click();
      await page.getByRole('dialog', { name: 'Fusão concluída!' }).waitFor();
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
  { name: 'finances', address: '/finances' },
  { name: 'sponsorship', address: '/finances?tab=sponsorship' },
  {
    name: 'sponsorship-signed',
    address: '/finances?tab=sponsorship',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Assinar: 15 dias, com créditos' }).click();
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await page.getByText('Seu contrato').waitFor();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'facilities', address: '/facilities' },
  {
    name: 'facilities-confirm',
    address: '/facilities',
    prepare: (page) => page.getByRole('button', { name: 'Melhorar: Academia' }).click(),
  },
  { name: 'manager', address: '/manager' },
  { name: 'daily-rewards', address: '/dailyRewards' },
  {
    name: 'daily-rewards-collected',
    address: '/dailyRewards',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Assistir: Item' }).click();
      await page.getByRole('button', { name: 'Coletar' }).click();
      await page.getByRole('dialog', { name: 'Sua recompensa' }).waitFor();
    },
  },
  { name: 'match-boosters', address: '/matchBoosters' },
  { name: 'market', address: '/market' },
  { name: 'market-results', address: '/market', prepare: searchMarket },
  {
    name: 'market-player',
    address: '/market',
    prepare: async (page) => {
      await searchMarket(page);
      await page.locator('tbody button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'tactics', address: '/tactics' },
  {
    name: 'tactics-more',
    address: '/tactics',
    prepare: (page) => page.getByRole('button', { name: 'Mais ações da tática' }).click(),
  },
  {
    name: 'tactics-formations',
    address: '/tactics',
    prepare: (page) => page.getByRole('button', { name: /^Formação/ }).click(),
  },
];

async function nameClub(page: Page): Promise<void> {
  await page.getByLabel('Nome do clube').fill('Estrela da Vila');
  await page.getByRole('button', { name: 'Prosseguir' }).click();
  await page.getByRole('button', { name: 'Formato: próximo' }).waitFor();
}

async function searchMarket(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Buscar/ }).click();
  await page.getByRole('table').waitFor();
}
