/** The player's sentences, without those of its page and of the commentary. */
import type { SideName } from '@mundo-manager/engine';
import type { ClockFace } from '../match/match-clock.ts';

export const TEXTS = {
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
} as const;

/** The sentence for a refusal of the server, by its code. */
export function failureText(code: string): string {
  if (code === 'not-found/replay') return TEXTS.unknownReplay;
  if (code === 'replay/not-yet') return TEXTS.notYet;
  return TEXTS.failedText;
}

/** '1º tempo', with the minutes that the fourth official shows: '1º tempo · +3'. */
export function periodText({ period, stoppage }: Pick<ClockFace, 'period' | 'stoppage'>): string {
  const name = [TEXTS.firstHalf, TEXTS.secondHalf][period - 1] ?? TEXTS.extraTime;
  return stoppage === null || stoppage === 0 ? name : `${name} · +${stoppage}`;
}

/** '0,5×' */
export function speedText(speed: number): string {
  return `${String(speed).replace('.', ',')}×`;
}

/** '45+2’' */
export function minuteText({ minute, added }: { readonly minute: number; readonly added: number }): string {
  return added === 0 ? `${minute}’` : `${minute}+${added}’`;
}

export type Names = Readonly<Record<SideName, string>>;
/** The names of the sides that look so. */
export function namesOf({ home, away }: Readonly<Record<SideName, { readonly name: string }>>): Names {
  return { home: home.name, away: away.name };
}

export type Goals = Readonly<Record<SideName, number>>;

/** 'Vagalume 2, Serrano 1' */
export function scoreText(names: Names, score: Goals): string {
  return `${names.home} ${score.home}, ${names.away} ${score.away}`;
}
