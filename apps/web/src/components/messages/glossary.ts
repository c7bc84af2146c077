import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Ruleset } from '@mundo-manager/rules/ruleset';

interface Entry {
  readonly name: MessageDescriptor;
  /** One or two sentences, short and exact; some with numbers of the rule set. */
  readonly meaning: MessageDescriptor | ((ruleset: Ruleset) => MessageDescriptor);
}

/** The words of the game, explained in place. A screen shows one with <Term term="condition" />. */
export const GLOSSARY = {
  overall: {
    name: msg`Overall`,
    meaning: msg`Quanto o jogador rende na posição natural, de 0 a 100. Sai dos atributos que aquela posição pede.`,
  },
  potential: {
    name: msg`Potencial`,
    meaning: msg`Até onde o jogador pode chegar. Quanto mais perto dele, menos o treino rende.`,
  },
  condition: {
    name: msg`Condição`,
    meaning: (ruleset) =>
      msg`O fôlego do jogador. Jogos e treinos gastam; o descanso e o centro de recuperação devolvem. Abaixo de ${ruleset.training.minimumCondition}% ele só descansa.`,
  },
  morale: {
    name: msg`Moral`,
    meaning: msg`O ânimo do jogador. Vitórias levantam, derrotas derrubam, e em campo faz diferença.`,
  },
  averageRating: {
    name: msg`Avaliação`,
    meaning: msg`A média das notas do jogador nos últimos jogos, de 0 a 10.`,
  },
  booster: {
    name: msg`Booster`,
    meaning: msg`Um reforço que aumenta um atributo. O de jogador ocupa um espaço dele; o de jogo vale para o time todo em um jogo.`,
  },
  credits: {
    name: msg`Créditos`,
    meaning: (ruleset) =>
      msg`Pagam inscrições, espaços de booster e fusões. Vêm de patrocínios, prêmios, recompensas diárias e níveis do treinador: ${ruleset.manager.creditsPerLevel} por nível.`,
  },
  availableMoney: {
    name: msg`Dinheiro disponível`,
    meaning: (ruleset) =>
      msg`O que dá para gastar em contratações: o caixa menos ${plural(ruleset.finances.reservedWages, { one: '# semana', other: '# semanas' })} de salários.`,
  },
  weeklyUpkeep: {
    name: msg`Manutenção semanal`,
    meaning: msg`O que a infraestrutura custa por semana, pago junto com os salários. Sobe com o nível das obras e com a categoria do clube.`,
  },
  skillPoints: {
    name: msg`PH`,
    meaning: msg`Pontos de habilidade do treinador. Chegam a cada nível e melhoram o treinamento e o discurso.`,
  },
  category: {
    name: msg`Categoria`,
    meaning: msg`O degrau do clube: Várzea, Amador, Semi-Pro ou Pro. Patrocínios e prêmios crescem com ele.`,
  },
  goalDifference: {
    name: msg`Saldo`,
    meaning: msg`Gols feitos menos gols sofridos.`,
  },
  expectedGoals: {
    name: msg`xG`,
    meaning: msg`Gols esperados: a soma das chances de cada chute, pelo lugar e pela situação, antes de saber quem chutou.`,
  },
  setPieces: {
    name: msg`Set Pieces`,
    meaning: msg`Quem cobra faltas, pênaltis e escanteios, e quem é o capitão. Em 'Vazio', o time escolhe o melhor em campo.`,
  },
  sponsorship: {
    name: msg`Patrocínio`,
    meaning: msg`Um contrato por alguns dias. O dinheiro e os créditos chegam na assinatura; ofertas sem créditos pagam mais.`,
  },
} as const satisfies Readonly<Record<string, Entry>>;

/** The name of an entry of the glossary. */
export type GlossaryTerm = keyof typeof GLOSSARY;

/** What an entry means in a world with that rule set. */
export function meaningOf(term: GlossaryTerm, ruleset: Ruleset): MessageDescriptor {
  const { meaning }: Entry = GLOSSARY[term];
  return typeof meaning === 'function' ? meaning(ruleset) : meaning;
}
