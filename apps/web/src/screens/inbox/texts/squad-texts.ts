/** Messages about players: transfers, watched players, training, absences. */
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { clubWith } from '../../../components/club/club-with-article.ts';
import { signedDecimals } from '../../../ui/text/decimals.ts';
import { moneyText } from '../../../ui/text/money-text.ts';
import type { FactsOf, MessageTexts } from './message-texts.ts';

export const SQUAD_TEXTS = {
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
} satisfies Partial<MessageTexts>;

function planText(
  best: FactsOf<'training-planned'>['trained'][number] | undefined,
  skipped: number,
): MessageDescriptor {
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
