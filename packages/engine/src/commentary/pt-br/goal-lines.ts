/**
 * A goal has two or three sentences: how it was scored, what it means for the match, and what it means for the scorer.
 */

/** How: true to the shot and to the pass before it. */
export const GOAL_LINES = {
  goal: [
    'GOOOL! {player} manda para a rede!',
    'É GOL! {player} não perdoa!',
    'GOOOOL! {player} balança a rede!',
    'Bola na rede! {player} marca!',
    'Gol! {player} bate {keeper}!',
    'GOOOL! {player} finaliza e {keeper} não alcança!',
    'Gol de {player}! A torcida explode!',
  ],
  goalWithAssist: [
    'GOOOL! {other} serve e {player} completa!',
    'É GOL! Passe de {other}, conclusão de {player}!',
    'Gol de {player}! Ele aproveita a assistência de {other}!',
    'Bola na rede! {other} achou {player}, que marcou!',
    'GOOOOL! {player} recebe de {other} e vence {keeper}!',
    'Gol! Que passe de {other}, que conclusão de {player}!',
    'GOOOL! {other} deixa {player} em condição de marcar, e ele marca!',
  ],
  goalFromCross: [
    'GOOOL! {other} cruza, {player} completa!',
    'Cruzamento de {other} e gol de {player}!',
    'É GOL! A bola de {other} encontra {player} na área!',
    'Veio o cruzamento de {other}: {player} manda para a rede!',
  ],
  goalFromFar: [
    'GOLAÇO! De longe, {player} acerta o gol de {keeper}!',
    'GOOOL! {player} solta o pé de fora da área e faz!',
    'Que chute! {player} arrisca de longa distância e marca!',
  ],
  goalFromClose: [
    'GOOOL! De pertinho, {player} empurra para a rede!',
    'Na pequena área não tem erro: gol de {player}!',
    'É GOL! {player} aparece na frente do gol e marca!',
  ],
  goalFromCorner: [
    'GOOOL depois do escanteio! {player} manda para a rede!',
    'Da bola na bandeirinha nasce o gol de {player}!',
    'É GOL! Na sequência do escanteio, {player} faz!',
  ],
  headerWithAssist: [
    'GOOOL de cabeça! {other} põe a bola na área e {player} testa!',
    'De cabeça! {player} completa a bola de {other}!',
    '{other} manda, {player} cabeceia: é GOL!',
    'É GOL! {player} ganha pelo alto e aproveita a bola de {other}!',
  ],
  freeKickGoal: [
    'GOLAÇO de falta! {player} cobra, {keeper} não alcança!',
    'GOOOL! Direto da cobrança de falta, {player} faz!',
    'Que cobrança! {player} marca de falta!',
  ],
  penaltyGoal: [
    'GOL de pênalti! {player} cobra e converte!',
    '{player} bate o pênalti e guarda: GOOOL!',
    '{keeper} está vencido: {player} marca de pênalti!',
    'Converteu! {player} não treme e faz o gol de pênalti!',
  ],
  ownGoal: [
    'Gol contra! {player} desvia para a própria rede!',
    'Que azar! Gol contra de {player}!',
    'Contra! {player} manda a bola no gol errado!',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What the score says now that it did not say before. */
export const GOAL_MEANINGS = {
  opener: [
    '{O team} abre o placar: {score}.',
    'Está aberto o placar: {score}, {o team} na frente.',
    'Sai o zero do placar: {score} no jogo, {o team} em vantagem.',
  ],
  openerEarly: [
    'Começo perfeito, {o team} na frente: {score}!',
    'Mal começou o jogo, e {o team} está na frente: {score}.',
  ],
  equaliser: [
    '{O team} deixa tudo igual: {score}.',
    'Está empatado o jogo: {score}.',
    '{O team} busca o empate: {score}.',
  ],
  equaliserLate: [
    'No fim do jogo, {o team} arranca o empate: {score}!',
    'Que drama! {O team} empata no apagar das luzes: {score}!',
  ],
  comeback: ['É a virada! {O team} passa à frente: {score}.', 'Virou! {O team} está na frente: {score}.'],
  comebackLate: [
    'Virada no fim! {O team} na frente: {score}!',
    'Inacreditável: {o team} vira o jogo no apagar das luzes, {score}!',
  ],
  lead: [
    '{O team} volta a ficar na frente: {score}.',
    '{O team} retoma a vantagem: {score}.',
    'Outra vez em vantagem: {o team}, {score}.',
  ],
  leadLate: [
    'No fim do jogo, {o team} passa à frente: {score}!',
    'Pode ser o gol da vitória, {o team} na frente: {score}!',
  ],
  extend: ['{O team} amplia: {score}.', 'Aumenta a vantagem: {score}.', '{O team} abre dois gols de frente: {score}.'],
  rout: [
    'Virou goleada: {score}, {o team} não para.',
    '{O team} passeia em campo: {score}.',
    'É um atropelo: {score}.',
    '{O rival} não se encontra: {score}.',
  ],
  reduce: ['{O team} desconta: {score}.', 'Diminui a diferença: {score}.', '{O team} ainda acredita: {score}.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What it is to a scorer who has scored before. */
export const SCORER_TALLIES = {
  brace: ['É o segundo de {player} no jogo.', '{player} de novo: dois gols dele.'],
  hatTrick: ['Três gols de {player}: pode pedir música!', 'É o terceiro de {player} no jogo!'],
  more: ['{player} já fez {count} gols!', 'São {count} gols de {player} no jogo!'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
