/** What a commentator says, by occasion. `{player}`, `{other}`, `{team}`, `{score}` are filled in. Portuguese as it is spoken in Brazil. */
export const LINES = {
  kickOff: ['Bola rolando!', 'Autoriza o árbitro, começa o jogo!', 'Vai começar: bola em jogo!'],
  secondHalf: ['Começa o segundo tempo!', 'Bola rolando para a etapa final!'],
  extraTime: ['Bola rolando na prorrogação!', 'Começa mais um tempo da prorrogação!'],
  halfTime: ['Fim do primeiro tempo: {score}.', 'Intervalo de jogo: {score}.'],
  fullTime: ['Apita o árbitro: fim de jogo, {score}!', 'Acabou! {score}.'],
  periodEnd: ['Fim de mais um tempo: {score}.'],
  goal: [
    'GOOOL do {team}! {player} manda para a rede! {score}.',
    'É GOL! {player} não perdoa e marca para o {team}: {score}.',
    'GOOOOL! {player} balança a rede para o {team}! {score}.',
    'Gol do {team}! Festa de {player}: {score}.',
    'Bola na rede! {player} faz para o {team}: {score}.',
  ],
  goalWithAssist: [
    'GOOOL do {team}! {other} serve e {player} completa: {score}.',
    'É GOL! Passe de {other}, conclusão de {player}: {score}.',
    'Gol do {team}! {player} aproveita a assistência de {other}: {score}.',
    'Bola na rede! {other} achou {player}, que marcou: {score}.',
  ],
  header: ['De cabeça! {player} marca para o {team}: {score}.', 'GOOOL! {player} sobe e testa para a rede: {score}.'],
  penaltyGoal: ['GOL de pênalti! {player} cobra e converte: {score}.', '{player} bate o pênalti e guarda: {score}.'],
  ownGoal: ['Gol contra! {player} desvia para a própria rede: {score}.', 'Que azar! Gol contra de {player}: {score}.'],
  saved: [
    'Defende {other}! {player} finalizou e o goleiro pegou.',
    '{player} arrisca, {other} faz a defesa.',
    'Grande defesa de {other} no chute de {player}!',
    '{other} salva o chute de {player}!',
  ],
  off: [
    '{player} finaliza para fora.',
    'Para fora o chute de {player}!',
    '{player} arriscou, mas errou o alvo.',
    'Sem direção a finalização de {player}.',
  ],
  blocked: [
    '{player} chuta e a zaga bloqueia.',
    'A defesa trava {player} na hora do chute.',
    'Bloqueado o chute de {player}.',
  ],
  penaltyMissed: ['{player} perde o pênalti!', 'Não entrou! {player} desperdiça a cobrança.'],
  penalty: ['Pênalti para o {team}!', 'O árbitro aponta para a marca: pênalti para o {team}!'],
  offside: [
    'Impedimento de {player}.',
    '{player} estava adiantado: impedido.',
    'Bandeira no alto: {player} em posição irregular.',
  ],
  corner: [
    'Escanteio para o {team}: {player} na cobrança.',
    '{player} cobra o escanteio do {team}.',
    'Bola na bandeirinha: {player} bate o escanteio.',
  ],
  foul: [
    'Falta de {player} em {other}.',
    '{player} derruba {other}: falta.',
    'Falta marcada: {player} chegou duro em {other}.',
  ],
  substitution: [
    'Substituição no {team}: sai {other}, entra {player}.',
    'Mexe o {team}: {player} no lugar de {other}.',
  ],
  shootOutScored: ['{player} converte na disputa: {score}.', 'Guardou! {player} marca: {score} nos pênaltis.'],
  shootOutMissed: ['{player} desperdiça na disputa: {score}.', 'Perdeu! {player} não converte: {score} nos pênaltis.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** An occasion that is worth a word. */
export type Occasion = keyof typeof LINES;
