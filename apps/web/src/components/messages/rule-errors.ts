import { msg } from '@lingui/core/macro';
import type { RuleErrorCode } from '@mundo-manager/rules/core';
import { shortOfText } from '../../ui/text/percent.ts';
import { categoryName } from './category-name.ts';
import { type Explanation, momentOf, moneyOf, numberOf, textOf } from './explanation-facts.ts';
import { SIGN_UP_ERRORS } from './sign-up-errors.ts';
import { TACTIC_ERRORS, type TacticErrorCode } from './tactic-errors.ts';

/** What a manager reads when a rule refuses: what happened, then what to do. R-ERR-1 */
export const RULE_ERRORS: Readonly<Record<RuleErrorCode, Explanation>> = {
  ...(TACTIC_ERRORS satisfies Readonly<Record<TacticErrorCode, Explanation>>),

  'club/unknown-player': msg`Esse jogador não está mais no seu plantel.`,

  'finances/insufficient-money': (facts) =>
    msg`Fundos insuficientes. Custa ${moneyOf(facts, 'price')} e você pode gastar ${moneyOf(facts, 'available')}.`,
  'finances/insufficient-credits': (facts) =>
    msg`Créditos insuficientes. Custa ${numberOf(facts, 'price')} e você tem ${numberOf(facts, 'available')}.`,
  'finances/in-debt': (facts) =>
    msg`O caixa está negativo (${moneyOf(facts, 'balance')}). Acerte as contas antes de gastar.`,

  'sponsorship/still-running': (facts) => msg`O contrato atual vale até ${momentOf(facts, 'endDate')}.`,
  'sponsorship/unknown-offer': msg`Essa oferta não existe mais. Confira as ofertas de agora.`,

  'facilities/unknown-facility': msg`Essa instalação não existe.`,
  'facilities/highest-level': msg`Essa instalação já está no nível máximo.`,

  'boosters/unknown-slot': msg`Esse jogador não tem esse espaço de booster.`,
  'boosters/slot-not-unlockable': msg`Esse espaço ainda não pode ser desbloqueado. Treine o jogador para subir de nível.`,
  'boosters/slot-not-empty': msg`Esse espaço não está livre. Escolha um espaço desbloqueado e vazio.`,
  'boosters/slot-empty': msg`Não há booster nesse espaço.`,
  'boosters/unknown-booster': msg`Esse booster não existe.`,
  'boosters/not-owned': msg`Você não tem esse booster, ou não tem tantos.`,
  'boosters/fusion-needs-three': msg`A fusão precisa de três boosters.`,
  'boosters/fusion-mixed-tiers': msg`A fusão precisa de três boosters do mesmo metal.`,
  'boosters/fusion-of-gold': msg`Ouro é o metal mais alto e não se funde.`,

  'manager/unknown-skill': msg`Essa habilidade não existe.`,
  'manager/highest-level': msg`Essa habilidade já está no nível máximo.`,
  'manager/insufficient-points': (facts) =>
    msg`Faltam pontos: custa ${numberOf(facts, 'price')} PH e você tem ${numberOf(facts, 'available')}.`,

  'market/already-listed': msg`Esse jogador já está à venda.`,
  'market/not-listed': msg`Esse jogador não está mais à venda.`,
  'market/retiring': (facts) =>
    msg`Com mais de ${numberOf(facts, 'limit')} anos, ele encerra a carreira quando a liga terminar e não pode mais ser vendido.`,
  'market/held-by-debt': msg`A dívida do clube mantém quem está à venda no mercado. Quite-a para poder retirá-lo.`,
  'market/in-line-up': msg`Não foi possível colocá-lo à venda. Cheque todas as suas escalações e remova-o para que ele possa ser colocado no mercado.`,
  'market/young-club-releases': (facts) =>
    msg`Um clube novo pode liberar até ${numberOf(facts, 'limit')} jogadores, e os seus já foram. O limite acaba em ${momentOf(facts, 'date')}.`,
  'market/young-club-sales': (facts) =>
    msg`Um clube novo pode vender até ${numberOf(facts, 'limit')} jogadores, contando quem está à venda. O limite acaba em ${momentOf(facts, 'date')}.`,
  'market/own-player': msg`Esse jogador já é seu.`,
  'market/squad-full': (facts) => msg`O plantel está cheio: o limite é de ${numberOf(facts, 'limit')} jogadores.`,
  'market/squad-too-small': (facts) =>
    msg`O plantel não pode ter menos de ${numberOf(facts, 'limit')} jogadores, sem contar quem está à venda. Contrate alguém antes.`,
  'market/last-keeper': msg`É o último goleiro que não está à venda. Contrate outro antes.`,
  'market/no-searches-left': (facts) => msg`Suas buscas acabaram. Elas voltam em ${momentOf(facts, 'date')}.`,
  'market/watchlist-full': (facts) =>
    msg`Você já observa ${numberOf(facts, 'limit')} jogadores. Retire alguém da lista antes.`,
  'market/unknown-range': msg`Esse filtro não existe. Escolha posição, idade e overall da lista.`,

  'friendlies/own-club': msg`Um clube não joga contra si mesmo.`,
  'friendlies/too-late': (facts) => msg`O jogo de ${momentOf(facts, 'date')} está perto demais.`,
  'friendlies/not-a-slot': (facts) => msg`Não há amistosos em ${momentOf(facts, 'date')}.`,
  'friendlies/slot-taken': (facts) => msg`Seu clube não tem livre a data de ${momentOf(facts, 'date')}.`,
  'friendlies/opponent-away': msg`O treinador desse clube está de férias e não responde a convites.`,
  'friendlies/opponent-busy': (facts) => msg`O outro clube não tem livre a data de ${momentOf(facts, 'date')}.`,
  'friendlies/already-invited': (facts) =>
    msg`Já existe um convite entre os dois clubes para ${momentOf(facts, 'date')}.`,
  'friendlies/too-many-sent': (facts) =>
    msg`Você já tem ${numberOf(facts, 'limit')} convites sem resposta. Retire um ou espere.`,
  'friendlies/too-many-received': msg`O outro clube tem convites demais sem resposta. Tente mais tarde.`,
  'friendlies/not-open': msg`Esse convite não está mais aberto.`,
  'friendlies/not-agreed': msg`Esse amistoso não está mais marcado.`,

  'training/no-players': msg`Escolha pelo menos um jogador.`,
  'training/player-twice': msg`Um jogador foi escolhido duas vezes.`,
  'training/unknown-type': msg`Esse treino não existe.`,
  'training/unknown-intensity': msg`Essa intensidade não existe.`,
  'training/enough-today': (facts) =>
    msg`O camisa ${numberOf(facts, 'number')} já fez ${numberOf(facts, 'limit')}/${numberOf(facts, 'limit')} treinos hoje. Um jogo conta como um treino.`,
  'training/tired': (facts) =>
    msg`O camisa ${numberOf(facts, 'number')} está cansado: tem ${shortOfText(numberOf(facts, 'condition'), numberOf(facts, 'limit'))} de condição e precisa de ${numberOf(facts, 'limit')}% para treinar.`,
  'training/no-rests-left': (facts) => msg`Os descansos de hoje acabaram. Eles voltam em ${momentOf(facts, 'date')}.`,
  'training/plan-too-long': (facts) => msg`O plano pode ter até ${numberOf(facts, 'limit')} linhas.`,
  'training/plan-sessions': (facts) => msg`Um dia tem até ${numberOf(facts, 'limit')} treinos.`,
  'training/plan-minimum': (facts) =>
    msg`A condição mínima vai de ${numberOf(facts, 'from')}% a ${numberOf(facts, 'to')}%.`,
  'training/no-plan': msg`Nenhum plano de treino em vigor.`,
  'training/nothing-planned': msg`O plano não tem mais nada para hoje.`,
  'training/plan-rests': (facts) => msg`Um dia tem até ${numberOf(facts, 'limit')} descansos.`,
  'training/match-live': msg`Jogo em andamento. O treino volta depois do apito final.`,

  'daily-rewards/unknown-reward': msg`Essa recompensa não existe.`,
  'daily-rewards/not-yet': (facts) => msg`Recompensa coletada. A próxima chega em ${momentOf(facts, 'date')}.`,

  'competitions/unknown-competition': msg`Não há competição aberta com esse nome.`,
  'competitions/not-open': msg`As inscrições dessa competição já fecharam.`,
  'competitions/other-category': (facts) =>
    msg`Essa competição é da categoria ${categoryName(textOf(facts, 'category'))}; seu clube está na categoria ${categoryName(textOf(facts, 'clubCategory'))}.`,
  'competitions/full': msg`As vagas dessa competição acabaram.`,
  'competitions/too-weak': (facts) =>
    msg`Seus onze melhores têm média ${Math.floor(numberOf(facts, 'rating'))}, e a liga desta categoria pede pelo menos ${Math.ceil(numberOf(facts, 'lowest'))}. Há dois caminhos: treine o plantel ou contrate jogadores melhores no mercado.`,
  'competitions/already-joined': msg`Seu clube já está nessa competição.`,
  'match/not-playing': msg`Seu clube não está nesse jogo.`,
  'match/not-editable': (_, ruleset) =>
    msg`Faltam ${ruleset.matchWindow.minutesBefore} minutos ou menos para o jogo: não dá mais para mudar.`,
  'match/no-booster': msg`Não há booster escolhido para esse jogo.`,

  'standings/needs-lots': msg`Há clubes empatados em tudo, e o sorteio entre eles ainda não foi feito.`,
  'standings/needs-play-off': msg`Há clubes empatados, e o jogo de desempate ainda não foi disputado.`,
  'formats/impossible': (facts) => msg`Esse formato não pode ser disputado: ${textOf(facts, 'reason')}.`,

  'club-creation/name-length': (facts) =>
    msg`O nome deve ter entre ${numberOf(facts, 'minimum')} e ${numberOf(facts, 'maximum')} caracteres.`,
  'club-creation/name-characters': msg`Não use caracteres especiais.`,
  'club-creation/name-offensive': msg`Contém palavras ofensivas`,
  'club-creation/invalid-emblem': msg`Esse escudo não é válido. Escolha de novo as partes e as cores.`,
  'club-creation/unknown-kit': msg`Esse uniforme não existe.`,
  ...SIGN_UP_ERRORS,

  'board/closed': msg`O mural recebe recados do sorteio ao fim da competição.`,
  'board/not-entrant': msg`Só os treinadores desta competição escrevem neste mural.`,
  'board/silenced': (facts) =>
    msg`A administração suspendeu os seus recados até ${momentOf(facts, 'until')}. Motivo: ${textOf(facts, 'reason')}`,
  'board/empty': msg`Escreva alguma coisa antes de publicar.`,
  'board/too-long': (facts) =>
    msg`O recado tem ${numberOf(facts, 'length')} caracteres; o limite é de ${numberOf(facts, 'limit')}.`,
  'board/offensive': msg`O recado contém palavras ofensivas.`,
  'board/too-many-posts': (facts) =>
    msg`Você já escreveu ${numberOf(facts, 'limit')} recados na última hora. O próximo pode sair em ${momentOf(facts, 'date')}.`,
  'board/own-post': msg`Esse recado é seu. Você pode apagá-lo.`,
  'board/reported-before': msg`Você já denunciou esse recado.`,
  'board/unknown-reason': msg`Esse motivo de denúncia não existe.`,
  'board/own-mute': msg`Você não pode silenciar a si mesmo.`,
  'board/mutes-full': (facts) =>
    msg`Você já silenciou ${numberOf(facts, 'limit')} treinadores. Volte a ouvir alguém antes.`,

  'ruleset/unknown-key': (facts) => msg`A regra “${textOf(facts, 'path')}” não existe.`,
  'ruleset/ill-typed': (facts) => msg`A regra “${textOf(facts, 'path')}” deve ser ${textOf(facts, 'expected')}.`,
};
