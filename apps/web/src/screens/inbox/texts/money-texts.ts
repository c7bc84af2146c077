/** Messages about prizes, sponsors, debt and adjustments. */
import { msg, plural } from '@lingui/core/macro';
import { moneyText } from '../../../ui/text/money-text.ts';
import type { MessageTexts } from './message-texts.ts';

export const MONEY_TEXTS = {
  'prize-won': ({ competitionName, place, money, credits }) => ({
    title:
      competitionName === 'MM Tournament'
        ? msg`Prêmio pelo ${place}º lugar no MM Tournament`
        : msg`Prêmio pelo ${place}º lugar na ${competitionName}`,
    text: msg`Entraram ${moneyText(money)} e ${plural(credits, { one: '# crédito', other: '# créditos' })}.`,
  }),
  'sponsorship-signed': ({ duration, money, credits }) => ({
    title: msg`Patrocínio assinado por ${plural(duration, { one: '# dia', other: '# dias' })}`,
    text:
      credits === 0
        ? msg`Entraram ${moneyText(money)} no caixa.`
        : msg`Entraram ${moneyText(money)} e ${plural(credits, { one: '# crédito', other: '# créditos' })}.`,
  }),
  'sponsorship-expired': () => ({
    title: msg`Seu patrocínio expirou.`,
    text: msg`Escolha uma das ofertas de agora.`,
  }),
  'debt-warned': ({ paydays, owed }) => ({
    title: msg`O clube está no vermelho`,
    text: msg`${plural(paydays, { one: '# pagamento', other: '# pagamentos' })} de salários sem dinheiro em caixa: faltam ${moneyText(owed)}. Até quitar, só há patrocínios curtos.`,
  }),
  'debt-selling': ({ owed }) => ({
    title: msg`Os credores exigem vendas`,
    text: msg`Faltam ${moneyText(owed)}. A cada pagamento de salários, o jogador mais caro fora da sua escalação é colocado à venda.`,
  }),
  'debt-administration': ({ owed }) => ({
    title: msg`O clube está sob intervenção`,
    text: msg`Faltam ${moneyText(owed)}. Até o caixa sair do vermelho, os interventores vendem e liberam quem não está em nenhuma escalação. Escalação, treino e táticas continuam com você.`,
  }),
  'debt-paid': () => ({
    title: msg`O clube saiu do vermelho`,
    text: msg`Patrocínios e contratações voltam ao normal.`,
  }),
  'balance-adjusted': ({ currency, amount, reason }) => ({
    title:
      currency === 'money'
        ? msg`Ajuste da administração: ${moneyText(amount)}`
        : msg`Ajuste da administração: ${plural(amount, { one: '# crédito', other: '# créditos' })}`,
    text: msg`Motivo: ${reason}`,
  }),
} satisfies Partial<MessageTexts>;
