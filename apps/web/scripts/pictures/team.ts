import type { Page } from 'playwright-core';
import { opening, type Picture, pressing } from './picture.ts';

/** The squad, its players, tactics and training. */
export const TEAM_PICTURES: readonly Picture[] = [
  { name: 'squad', address: '/squad' },
  {
    name: 'squad-columns',
    address: '/squad',
    state: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Colunas' }).click();
      await page.getByRole('checkbox', { name: 'Potencial' }).click();
    },
  },
  { name: 'squad-statistics', address: '/squad', state: true, prepare: pressing('Estatísticas') },
  { name: 'squad-development', address: '/squad', state: true, prepare: pressing('Evolução') },
  {
    name: 'squad-compare',
    address: '/squad?compare=c1-p4,c1-p13',
    state: true,
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'player', address: '/playerDetails?id=c1-p4&scene=talents' },
  { name: 'development', address: '/development?id=c1-p2' },
  { name: 'development-none', address: '/development', state: true },
  {
    name: 'player-value',
    address: '/playerDetails?id=c1-p4&scene=talents',
    state: true,
    whole: true,
    prepare: (page) => page.getByText('Por que esse valor?').click(),
  },
  { name: 'player-other', address: '/playerDetails?id=c2-p9' },
  {
    name: 'player-slots',
    address: '/playerDetails?id=c1-p4&scene=talents',
    state: true,
    prepare: pressing('Vazio: escolher booster para o espaço 2'),
  },
  { name: 'player-sale', address: '/playerDetails?id=c1-p16', state: true, prepare: pressing('Colocar à venda') },
  { name: 'player-sale-unseen', address: '/playerDetails?id=c1-p3', state: true, prepare: pressing('Colocar à venda') },
  {
    name: 'player-sale-forbidden',
    address: '/playerDetails?id=c1-p4',
    state: true,
    prepare: pressing('Colocar à venda'),
  },
  { name: 'player-release', address: '/playerDetails?id=c1-p16', state: true, prepare: pressing('Liberar') },
  { name: 'player-loading', address: '/playerDetails?id=c2-p9&hold=player', state: true },
  { name: 'player-failed', address: '/playerDetails?id=c2-p9&fail=player', state: true },
  { name: 'player-unknown', address: '/playerDetails?id=nobody', state: true },
  { name: 'training', address: '/training' },
  { name: 'training-plan', address: '/training', ...opening('Plano') },
  { name: 'training-live', address: '/training?scene=live', state: true },
  {
    name: 'training-running',
    address: '/training?hold=trainPlayers',
    state: true,
    prepare: async (page) => {
      await trainAll(page);
      await page.getByText('Executando treino...').waitFor();
    },
  },
  {
    name: 'training-results',
    address: '/training',
    state: true,
    prepare: async (page) => {
      await trainAll(page);
      await page.getByRole('dialog', { name: 'Resultados do Treino' }).waitFor();
    },
  },
  { name: 'tactics', address: '/tactics' },
  { name: 'tactics-individual', address: '/tactics', ...opening('Inst. Individuais') },
  { name: 'tactics-team', address: '/tactics', ...opening('Inst. Coletivas') },
  { name: 'tactics-set-pieces', address: '/tactics', ...opening('Set Pieces') },
  { name: 'tactics-substitutions', address: '/tactics', ...opening('Substituições') },
  {
    name: 'tactics-orders',
    address: '/tactics',
    state: true,
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Substituições' }).click();
      await page.getByRole('button', { name: 'Trocar o mais cansado aos 60’' }).click();
      await page.getByRole('button', { name: 'Mais uma condição' }).click();
      await page.getByRole('button', { name: 'Adicionar ordem' }).click();
      await page.getByRole('button', { name: 'Remover a ordem 2' }).waitFor();
    },
  },
  { name: 'tactics-soon', address: '/tactics?scene=soon', state: true },
  { name: 'tactics-live', address: '/tactics?scene=live', state: true },
  { name: 'tactics-unfit', address: '/tactics?scene=unfit', state: true },
  { name: 'tactics-more', address: '/tactics', state: true, prepare: pressing('Mais ações da tática') },
  { name: 'tactics-formations', address: '/tactics', state: true, prepare: pressing(/^Formação/) },
  { name: 'tactics-rearrange', address: '/tactics', state: true, prepare: pressing(/^Formação/, '4-2-4') },
  {
    name: 'tactics-unplanned',
    address: '/tactics',
    state: true,
    prepare: async (page) => {
      for (const number of [1, 2]) await plan(page, number);
      await page.getByRole('tab', { name: 'Escalação' }).click();
      await page.getByRole('button', { name: /^Reserva 1/ }).press('Delete');
      await page
        .getByText(/saiu do plano\.$/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'tactics-unsaved',
    address: '/tactics',
    state: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Escalar por mim' }).click();
      await page.getByRole('group', { name: 'Tática' }).getByRole('button', { name: 'B' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

async function trainAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await page.getByRole('button', { name: 'Treinar' }).click();
}

/** One more substitution: the first starter and the first reserve whom the lists still have. */
async function plan(page: Page, number: number): Promise<void> {
  await page.getByRole('tab', { name: 'Substituições' }).click();
  for (const label of ['Sai', 'Entra']) await page.getByLabel(label, { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: '60’' })
    .nth(number - 1)
    .waitFor();
}
