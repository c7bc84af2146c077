import { msg } from '@lingui/core/macro';
import type { RuleErrorCode } from '@mundo-manager/rules/core';
import { positionTextIn } from '../player/position-text.ts';
import { type Explanation, numberOf, textOf } from './explanation-facts.ts';
import { setPiecesOf } from './set-piece-names.ts';

/** A code of the tactics. */
export type TacticErrorCode = Extract<RuleErrorCode, `tactics/${string}`>;

/** What a manager reads when a tactic is refused. */
export const TACTIC_ERRORS: Readonly<Record<TacticErrorCode, Explanation>> = {
  'tactics/unknown-slot': msg`As táticas são A, B e C.`,
  'tactics/unknown-formation': msg`Essa formação não existe.`,
  'tactics/unknown-place': msg`Esse lugar não existe na escalação.`,
  'tactics/not-eleven': (facts, ruleset) =>
    msg`Escale os ${ruleset.tactics.starters} titulares: há ${numberOf(facts, 'starters')} em campo.`,
  'tactics/player-twice': msg`Um jogador está em dois lugares da escalação.`,
  'tactics/unknown-player': msg`Um jogador escalado não está mais no seu plantel.`,
  'tactics/player-for-sale': msg`Um jogador escalado está à venda. Tire-o do mercado ou da escalação.`,
  'tactics/unknown-position': (facts) =>
    msg`A formação não tem ninguém na posição ${positionTextIn(textOf(facts, 'position'))}.`,
  'tactics/unknown-instruction': msg`Uma instrução não vale para essa posição.`,
  'tactics/unknown-set-piece': msg`Essa cobrança não existe.`,
  'tactics/taker-not-a-starter': (facts) =>
    msg`Cobradores e capitão precisam ser titulares: confira ${setPiecesOf(facts)}.`,
  'tactics/too-many-substitutions': (facts) => msg`No máximo ${numberOf(facts, 'limit')} substituições por jogo.`,
  'tactics/unknown-minute': (facts) => msg`Não dá para substituir no minuto ${numberOf(facts, 'minute')}.`,
  'tactics/not-on-pitch': (facts) => msg`Quem sai não está em campo no minuto ${numberOf(facts, 'minute')}.`,
  'tactics/not-on-bench': (facts) => msg`Quem entra não está no banco no minuto ${numberOf(facts, 'minute')}.`,
  'tactics/too-many-orders': (facts) => msg`No máximo ${numberOf(facts, 'limit')} ordens por tática.`,
  'tactics/bad-order': (facts) =>
    msg`A ordem ${numberOf(facts, 'order')} não está completa ou pede algo que não existe.`,
  'tactics/order-player-not-placed': (facts) =>
    msg`A ordem ${numberOf(facts, 'order')} fala de um jogador que não está na escalação.`,
  'tactics/order-not-on-bench': (facts) => msg`Na ordem ${numberOf(facts, 'order')}, quem entra não está no banco.`,
  'tactics/unknown-edit': msg`Essa mudança não vale para a tática.`,
  'tactics/unknown-substitution': msg`Essa substituição não existe mais.`,
  'tactics/match-live': msg`Jogo em andamento. Salve a tática depois do apito final.`,
  'tactics/no-changes': msg`Não há mudanças para salvar.`,
  'tactics/save-failed': msg`A gravação da tática não foi confirmada. Suas mudanças continuam aqui.`,
};
