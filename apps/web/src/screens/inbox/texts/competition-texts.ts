/** Messages about results, competitions and friendlies. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { clubWith } from '../../../components/club/club-with-article.ts';
import { scoreText } from '../../../components/match/score-text.ts';
import { categoryName } from '../../../components/messages/category-name.ts';
import { momentText } from '../../../ui/text/date-text.tsx';
import type { MessageTexts } from './message-texts.ts';

export const COMPETITION_TEXTS = {
  'match-finished': ({ opponent, opponentArticle, goalsFor, goalsAgainst, isFriendly = false }, match) => ({
    title: isFriendly
      ? msg`Amistoso: ${goalsFor} × ${goalsAgainst} contra ${clubWith('o', opponent, opponentArticle)}`
      : resultTitle(goalsFor, goalsAgainst, clubWith('o', opponent, opponentArticle)),
    text:
      match === null
        ? msg`Seu clube fez ${goalsFor} e levou ${goalsAgainst}. Veja as estatísticas do jogo.`
        : msg`Placar final: ${scoreText(match)}. Veja as estatísticas do jogo.`,
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
} satisfies Partial<MessageTexts>;

function resultTitle(goalsFor: number, goalsAgainst: number, opponent: string): MessageDescriptor {
  if (goalsFor === goalsAgainst) return msg`Empate com ${opponent}`;
  return goalsFor > goalsAgainst ? msg`Vitória contra ${opponent}` : msg`Derrota para ${opponent}`;
}
