import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { MessageFacts, MessageKind } from '@mundo-manager/rules/inbox';
import { clubWith } from '../../components/club/club-with.ts';
import { scoreText } from '../../components/match/score-text.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { momentText } from '../../ui/text/date-text.tsx';
import { signedDecimals } from '../../ui/text/decimals.ts';
import { moneyText } from '../../ui/text/money-text.ts';

/** What kinds of messages are called. */
export const KIND_NAMES: Readonly<Record<MessageKind, MessageDescriptor>> = {
  result: msg`Resultado`,
  transfer: msg`Transferência`,
  squad: msg`Plantel`,
  prize: msg`Prêmio`,
  sponsor: msg`Patrocínio`,
  money: msg`Finanças`,
  league: msg`Competição`,
  operator: msg`Administração`,
};

/** A message in words. */
export interface MessageText {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

type Facts<Type extends MessageFacts['type']> = Extract<MessageFacts, { type: Type }>;
/** The match of a result, where it is known which side was at home. */
export type ToldMatch = Parameters<typeof scoreText>[0];
type Tellers = {
  readonly [Type in MessageFacts['type']]: (facts: Facts<Type>, match: ToldMatch | null) => MessageText;
};

const TELLERS: Tellers = {
  'match-finished': ({ opponent, opponentArticle, goalsFor, goalsAgainst, isFriendly = false }, match) => ({
    title: isFriendly
      ? msg`Amistoso: ${goalsFor} × ${goalsAgainst} contra ${clubWith('o', opponent, opponentArticle)}`
      : resultTitle(goalsFor, goalsAgainst, clubWith('o', opponent, opponentArticle)),
    text:
      match === null
        ? msg`Seu clube fez ${goalsFor} e levou ${goalsAgainst}. Veja as estatísticas do jogo.`
        : msg`Placar final: ${scoreText(match)}. Veja as estatísticas do jogo.`,
  }),
  'player-bought': ({ name, price, otherClub, otherClubArticle }) => ({
    title: msg`${name} chegou`,
    text:
      otherClub === null
        ? msg`Estava sem clube e custou ${moneyText(price)}.`
        : msg`Veio ${clubWith('do', otherClub, otherClubArticle)} por ${moneyText(price)}.`,
  }),
  'player-sold': ({ name, price, otherClub, otherClubArticle }) => ({
    title: msg`${name} foi vendido`,
    text:
      otherClub === null
        ? msg`Entraram ${moneyText(price)} no caixa.`
        : msg`${clubWith('O', otherClub, otherClubArticle)} pagou ${moneyText(price)}.`,
  }),
  'player-released': ({ name }) => ({
    title: msg`${name} foi liberado`,
    text: msg`O contrato foi encerrado e ele deixou o plantel.`,
  }),
  'player-retired': ({ name }) => ({
    title: msg`${name} pendurou as chuteiras`,
    text: msg`Ele se aposentou e saiu de todas as escalações. Confira suas táticas.`,
  }),
  'player-promoted': ({ name }) => ({
    title: msg`${name} subiu da base`,
    text: msg`O jovem completa o plantel a partir de agora.`,
  }),
  'watched-for-sale': ({ name, price }) => ({
    title: msg`${name} está à venda`,
    text: msg`Você o observa. O preço é ${moneyText(price)}.`,
  }),
  'watched-price-reached': ({ name, price }) => ({
    title: msg`${name} ficou mais barato`,
    text: msg`Você o observa. Agora ele vale ${moneyText(price)}.`,
  }),
  'training-planned': ({ rests, trained, skipped }) => {
    const sessions = trained.reduce((sum, { trainingIds }) => sum + trainingIds.length, 0);
    return {
      title:
        rests === 0
          ? msg`Plano de treino: ${plural(sessions, { 0: 'nenhum treino', one: '# treino', other: '# treinos' })}`
          : msg`Plano de treino: ${plural(sessions, { 0: 'nenhum treino', one: '# treino', other: '# treinos' })} e ${plural(rests, { one: '# descanso', other: '# descansos' })}`,
      text: planText(trained[0], skipped.length),
    };
  },
  'player-suspended': ({ name, competitionName }) => ({
    title: msg`${name} está suspenso`,
    text: msg`Ele não joga o próximo jogo da ${competitionName}. Confira suas táticas.`,
  }),
  'player-injured': ({ name, days }) => ({
    title: msg`${name} se machucou`,
    text: msg`Ele fica fora por ${plural(days, { one: '# dia', other: '# dias' })}. Confira suas táticas.`,
  }),
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
  'competition-joined': ({ competitionName }) =>
    competitionName === 'MM Special'
      ? {
          title: msg`Convite para a MM Special`,
          text: msg`Os últimos campeões disputam a taça. O sorteio sai quando nenhum deles estiver em copa ou torneio.`,
        }
      : {
          title:
            competitionName === 'MM Tournament' ? msg`Inscrito no MM Tournament` : msg`Inscrito na ${competitionName}`,
          text: msg`A competição começa depois do sorteio.`,
        },
  'competition-drawn': ({ competitionName }) => ({
    title: competitionName === 'MM Tournament' ? msg`Sorteio do MM Tournament` : msg`Sorteio da ${competitionName}`,
    text:
      competitionName === 'MM League'
        ? msg`Os jogos estão marcados. Confira a primeira rodada.`
        : msg`Seu próximo jogo está marcado. Veja quem é o adversário.`,
  }),
  'competition-finished': ({ competitionName, place }) => ({
    title: competitionName === 'MM Tournament' ? msg`Fim do MM Tournament` : msg`Fim da ${competitionName}`,
    text: place === 1 ? msg`Seu clube é campeão!` : msg`Seu clube terminou em ${place}º lugar.`,
  }),
  'friendly-invited': ({ opponent, opponentArticle, kickOff }) => ({
    title: msg`${clubWith('O', opponent, opponentArticle)} convida para um amistoso`,
    text: msg`O jogo seria em ${momentText(kickOff)}. Aceite ou recuse.`,
  }),
  'friendly-accepted': ({ opponent, opponentArticle, kickOff }) => ({
    title: msg`${clubWith('O', opponent, opponentArticle)} aceitou o amistoso`,
    text: msg`O jogo está marcado para ${momentText(kickOff)}.`,
  }),
  'friendly-declined': ({ opponent, opponentArticle, kickOff }) => ({
    title: msg`${clubWith('O', opponent, opponentArticle)} recusou o amistoso`,
    text: msg`A data de ${momentText(kickOff)} continua livre.`,
  }),
  'friendly-expired': ({ opponent, opponentArticle, kickOff }) => ({
    title: msg`${clubWith('O', opponent, opponentArticle)} não respondeu ao convite`,
    text: msg`O amistoso de ${momentText(kickOff)} não será jogado.`,
  }),
  'friendly-lapsed': ({ opponent, opponentArticle, kickOff }) => ({
    title: msg`Amistoso contra ${clubWith('o', opponent, opponentArticle)} cancelado`,
    text: msg`Um jogo de competição tomou a data de ${momentText(kickOff)}.`,
  }),
  'friendly-cancelled': ({ opponent, opponentArticle, kickOff }) => ({
    title: msg`${clubWith('O', opponent, opponentArticle)} desmarcou o amistoso`,
    text: msg`O jogo de ${momentText(kickOff)} não será jogado.`,
  }),
  'club-promoted': ({ category }) => ({
    title: msg`Seu clube subiu de categoria`,
    text: msg`Na próxima temporada ele joga na categoria ${categoryName(category)}.`,
  }),
  'club-relegated': ({ category }) => ({
    title: msg`Seu clube foi rebaixado`,
    text: msg`Na próxima temporada ele joga na categoria ${categoryName(category)}.`,
  }),
};

/**
 * The text of a message; the compiler requires one for every type. A result names both clubs, the home side first,
 * where its match is given: the facts alone don’t say which side was at home. R-IBX-4, R-IBX-5
 */
export function messageText<Type extends MessageFacts['type']>(
  facts: Facts<Type>,
  match: ToldMatch | null = null,
): MessageText {
  const tell: (facts: Facts<Type>, match: ToldMatch | null) => MessageText = TELLERS[facts.type as Type];
  return tell(facts, match);
}

function planText(best: Facts<'training-planned'>['trained'][number] | undefined, skipped: number): MessageDescriptor {
  if (best === undefined) {
    return skipped === 0
      ? msg`O plantel só descansou.`
      : msg`${plural(skipped, { one: '# jogador treinou', other: '# jogadores treinaram' })} menos que o plano.`;
  }
  const { name } = best;
  const rise = signedDecimals(best.rise, 2);
  return skipped === 0
    ? msg`Quem mais cresceu foi ${name}: ${rise} de overall.`
    : msg`Quem mais cresceu foi ${name}: ${rise} de overall. ${plural(skipped, { one: '# jogador treinou', other: '# jogadores treinaram' })} menos que o plano.`;
}

function resultTitle(goalsFor: number, goalsAgainst: number, opponent: string): MessageDescriptor {
  if (goalsFor === goalsAgainst) return msg`Empate com ${opponent}`;
  return goalsFor > goalsAgainst ? msg`Vitória contra ${opponent}` : msg`Derrota para ${opponent}`;
}
