import { type Picture, pressing } from './picture.ts';

/** The club’s business: messages, money, buildings, the manager and his rewards. */
export const OFFICE: readonly Picture[] = [
  { name: 'email', address: '/email' },
  {
    name: 'email-plan',
    address: '/email',
    state: true,
    whole: true,
    prepare: (page) => page.getByText('Ver o relatório').click(),
  },
  { name: 'email-empty', address: '/email?scene=newcomer', state: true },
  { name: 'email-loading', address: '/email?hold=inbox', state: true },
  { name: 'email-failed', address: '/email?fail=inbox', state: true },
  { name: 'finances', address: '/finances' },
  { name: 'finances-new', address: '/finances?scene=newcomer', state: true },
  { name: 'finances-failed', address: '/finances?fail=statement', state: true },
  { name: 'finances-loan', address: '/finances?tab=loan', state: true },
  { name: 'balance', address: '/finances?tab=balance' },
  { name: 'balance-failed', address: '/finances?tab=balance&fail=moneyReport', state: true },
  { name: 'sponsorship', address: '/finances?tab=sponsorship' },
  {
    name: 'sponsorship-confirm',
    address: '/finances?tab=sponsorship',
    state: true,
    prepare: pressing(/^Assinar: 15 dias, .* e \d+ créditos$/),
  },
  {
    name: 'sponsorship-signed',
    address: '/finances?tab=sponsorship',
    state: true,
    whole: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Assinar: 15 dias, .* e \d+ créditos$/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await page.getByText('Seu contrato').waitFor();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'facilities', address: '/facilities' },
  { name: 'facilities-poor', address: '/facilities?scene=poor', state: true },
  { name: 'facilities-confirm', address: '/facilities', state: true, prepare: pressing('Melhorar: Academia') },
  { name: 'manager', address: '/manager' },
  { name: 'manager-no-points', address: '/manager?scene=poor', state: true },
  { name: 'manager-busy', address: '/manager?hold=upgradeSkill', state: true, prepare: pressing(/^Melhorar/) },
  { name: 'daily-rewards', address: '/dailyRewards' },
  { name: 'daily-rewards-watching', address: '/dailyRewards', state: true, prepare: pressing('Assistir: Item') },
  {
    name: 'daily-rewards-collected',
    address: '/dailyRewards',
    state: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Assistir: Item' }).click();
      await page.getByRole('button', { name: 'Coletar' }).click();
      await page.getByRole('dialog', { name: 'Sua recompensa' }).waitFor();
    },
  },
];
