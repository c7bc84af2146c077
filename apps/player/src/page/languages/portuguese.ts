/** The player's sentences in Brazilian Portuguese, without those that are in `index.html`. */
export const PORTUGUESE_TEXTS = {
  downloading: 'Baixando dados ...',
  simulating: 'Simulando a partida ...',
  play: 'Reproduzir',
  pause: 'Pausar',
  again: 'Ver de novo',
  goal: 'GOL!',
  ownGoal: 'Gol contra',
  final: 'Fim de jogo',
  halfTime: 'Intervalo',
  replay: 'Replay',
  live: 'Ao vivo',
  backToLive: 'Voltar ao vivo',
  firstHalf: '1º tempo',
  secondHalf: '2º tempo',
  extraTime: 'Prorrogação',
  nothingToPlay: 'Nenhuma partida para mostrar.',
  nothingToPlayText: 'Abra o replay pela lista de jogos do clube.',
  failed: 'Não deu para carregar o replay.',
  liveFailed: 'Não deu para carregar a partida ao vivo.',
  failedText: 'Verifique a conexão e tente de novo.',
  unknownReplay: 'Esse replay não existe.',
  notYet: 'O replay fica pronto depois do apito final.',
  noEngine: 'A versão do simulador que jogou esta partida não está disponível.',
  refused: 'O simulador não aceitou os dados desta partida.',
  withoutWebgl: 'Seu navegador não tem WebGL ligado, então o campo não aparece. A narração e o placar seguem aqui.',
  withoutStage: 'O campo não carregou. Recarregue a página para vê-lo. A narração e o placar seguem aqui.',
  withoutPictures:
    'As imagens desta partida ficam prontas depois do apito final. O placar e a narração seguem aqui, ao vivo.',
  replayFailed: 'A partida acabou, mas o replay completo não carregou. Recarregue a página para vê-lo.',
  differs: 'Atenção: esta simulação deu um resultado diferente do que está guardado no servidor.',
  decimalSign: ',',
};

/** The sentences of a language. */
export type Texts = Readonly<Record<keyof typeof PORTUGUESE_TEXTS, string>>;
