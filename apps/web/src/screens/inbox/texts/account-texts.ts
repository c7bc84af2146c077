/** Messages of the operator, about vacations and about the account's e-mails. */
import { msg, plural } from '@lingui/core/macro';
import { momentText } from '../../../ui/text/date-text.tsx';
import type { MessageTexts } from './message-texts.ts';

export const ACCOUNT_TEXTS = {
  'club-renamed': ({ name, reason }) => ({
    title: msg`A administração mudou o nome do seu clube para ${name}`,
    text: msg`Motivo: ${reason}`,
  }),
  'manager-banned': ({ until, reason }) => ({
    title: msg`Sua conta foi suspensa até ${momentText(until)}`,
    text: msg`Motivo: ${reason}`,
  }),
  'manager-unbanned': ({ reason }) => ({
    title: msg`A suspensão da sua conta terminou antes`,
    text: msg`Motivo: ${reason}`,
  }),
  'manager-silenced': ({ until, reason }) => ({
    title: msg`A administração suspendeu os seus recados nos murais até ${momentText(until)}`,
    text: msg`Motivo: ${reason}`,
  }),
  'manager-unsilenced': ({ reason }) => ({
    title: msg`Você pode escrever nos murais de novo`,
    text: msg`Motivo: ${reason}`,
  }),
  'post-hidden': ({ reason }) => ({
    title: msg`A administração escondeu um recado seu no mural`,
    text: msg`Motivo: ${reason}`,
  }),
  'post-restored': ({ reason }) => ({
    title: msg`Um recado seu voltou ao mural`,
    text: msg`Motivo: ${reason}`,
  }),
  'vacation-started': ({ isByHand }) => ({
    title: msg`Seu clube está de férias`,
    text: isByHand
      ? msg`Ele descansa, treina e escala por você, sem gastar nada. As férias acabam quando você voltar a dirigir, na sua conta.`
      : msg`Você não aparece há três dias: o clube descansa, treina e escala sozinho, sem gastar nada, até a sua volta.`,
  }),
  'bot-took-over': () => ({
    title: msg`Um bot dirige o seu clube`,
    text: msg`Você não aparece há três semanas: o clube joga como um bot, no mercado também. Na sua próxima visita ele volta para você.`,
  }),
  'vacation-ended': ({ trainings, rests, lineUps, bought, sold }) => ({
    title: msg`Bem-vindo de volta`,
    text:
      bought + sold === 0
        ? msg`Na sua ausência: ${plural(trainings, { one: '# treino', other: '# treinos' })}, ${plural(rests, { one: '# descanso', other: '# descansos' })} e ${plural(lineUps, { one: '# escalação', other: '# escalações' })}. Nada foi comprado ou vendido.`
        : msg`Na sua ausência: ${plural(trainings, { one: '# treino', other: '# treinos' })}, ${plural(rests, { one: '# descanso', other: '# descansos' })}, ${plural(lineUps, { one: '# escalação', other: '# escalações' })}, ${plural(bought, { one: '# compra', other: '# compras' })} e ${plural(sold, { one: '# venda', other: '# vendas' })}.`,
  }),
  'emails-ended': () => ({
    title: msg`Seus avisos por e-mail foram desligados`,
    text: msg`Seu endereço recusou os últimos avisos, por mais de um dia. Para receber de novo, confira o endereço e ligue os avisos em Conta, Avisos.`,
  }),
} satisfies Partial<MessageTexts>;
