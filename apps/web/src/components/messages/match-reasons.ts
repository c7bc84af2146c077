import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { AttackRoute, Flank, MatchReason, MatchReasonCode, MatchReasonOf } from '@mundo-manager/engine';
import type { ArticleForm } from '@mundo-manager/rules/clubs';
import type { MatchSide } from '@mundo-manager/rules/competitions';
import { decimals } from '../../ui/text/decimals.ts';
import { clubWith } from '../club/club-with-article.ts';
import { INSTRUCTION_NAMES } from './instruction-names.ts';

type Named = Pick<MatchSide, 'clubName' | 'clubArticle'>;

/** Who is who in a reason. */
interface Clubs {
  /** The club that the reason favours. */
  readonly club: Named;
  readonly rival: Named;
}

type Translate = (message: MessageDescriptor) => string;
type Sentence<C extends MatchReasonCode> = (reason: MatchReasonOf<C>, clubs: Clubs, t: Translate) => MessageDescriptor;

const WAYS: Readonly<Record<AttackRoute, MessageDescriptor>> = {
  penalty: msg`de pênalti`,
  corner: msg`nos escanteios`,
  freeKick: msg`nas faltas`,
  cross: msg`nos cruzamentos`,
  break: msg`nos contra-ataques`,
  regain: msg`roubando a bola perto do gol`,
  longShot: msg`nos chutes de longe`,
  buildUp: msg`nas jogadas trabalhadas`,
};

const FLANKS: Readonly<Record<Flank, MessageDescriptor>> = {
  left: msg`pela esquerda`,
  centre: msg`pelo meio`,
  right: msg`pela direita`,
};

/** What a reason is called, in a word or two. */
export const MATCH_REASON_NAMES: Readonly<Record<MatchReasonCode, MessageDescriptor>> = {
  chances: msg`Chances`,
  finishing: msg`Pontaria e sorte`,
  waste: msg`Chances perdidas`,
  ownGoals: msg`Gol contra`,
  route: msg`Caminho do gol`,
  flank: msg`Lado do campo`,
  fatigue: msg`Fôlego`,
  lateGame: msg`Fim de jogo`,
  outnumbered: msg`Um a menos`,
  instructionPaid: msg`Instrução que rendeu`,
  instructionCost: msg`Instrução que custou`,
};

const SENTENCES: { readonly [C in MatchReasonCode]: Sentence<C> } = {
  chances: ({ xg, otherXg, shots, otherShots }, { club }, t) =>
    msg`${as('O', club)} criou as melhores chances: xG de ${two(xg)} em ${shotsText(shots, t)}, contra ${two(otherXg)} em ${otherShots}.`,
  finishing: ({ goals, xg }, { club }, t) =>
    msg`${as('O', club)} fez ${goalsText(goals, t)} com chances que valiam ${two(xg)}.`,
  waste: ({ goals, xg, saved, missed }, { club, rival }, t) =>
    msg`As chances ${as('do', rival)} valiam ${two(xg)}, mas ${plural(goals, { 0: 'não saiu gol', one: 'só saiu # gol', other: 'só saíram # gols' })}: o goleiro ${as('do', club)} ${plural(saved, { 0: 'não precisou defender', one: 'defendeu # chute', other: 'defendeu # chutes' })}${missedText(saved, missed, t)}.`,
  ownGoals: ({ goals }, { club, rival }, t) =>
    msg`${as('O', rival)} fez ${goalsText(goals, t)} contra, a favor ${as('do', club)}.`,
  route: ({ route, goals, xg, otherXg }, { club }, t) =>
    msg`${as('O', club)} levou mais perigo ${t(WAYS[route])}: xG de ${two(xg)} e ${goalsText(goals, t)}, contra xG de ${two(otherXg)}.`,
  flank: ({ flank, xg, totalXg }, { club }, t) =>
    msg`O perigo ${as('do', club)} veio ${t(FLANKS[flank])}: ${two(xg)} dos ${two(totalXg)} de xG com a bola rolando.`,
  fatigue: ({ condition, otherCondition, xg, otherXg }, { club }) =>
    msg`${as('O', club)} entrou com mais fôlego: condição média de ${condition}, contra ${otherCondition}. Depois dos 60 minutos criou xG de ${two(xg)} e cedeu ${two(otherXg)}.`,
  lateGame: ({ xg, otherXg }, { club }) =>
    msg`${as('O', club)} cresceu no fim: depois dos 60 minutos criou xG de ${two(xg)} e cedeu ${two(otherXg)}.`,
  outnumbered: ({ minute, players, xg, otherXg }, { club, rival }, t) =>
    msg`${as('O', rival)} ficou com ${menText(players, t)} desde os ${minute}’: dali em diante ${as('o', club)} criou xG de ${two(xg)} e cedeu ${two(otherXg)}.`,
  instructionPaid: ({ shots, goals, xg, ...instruction }, { club }, t) =>
    msg`${as('O', club)} jogou com “${inWords(instruction, t)}”, e dali vieram ${shotsText(shots, t)}: xG de ${two(xg)} e ${goalsText(goals, t)}.`,
  instructionCost: ({ shots, goals, xg, ...instruction }, { club, rival }, t) =>
    msg`${as('O', rival)} jogou com “${inWords(instruction, t)}”, e ${as('o', club)} aproveitou: ${shotsText(shots, t)}, xG de ${two(xg)} e ${goalsText(goals, t)}.`,
};

/** Reasons whose sentence begins with what the rival did, or failed to do. */
const TOLD_OF_RIVAL: readonly MatchReasonCode[] = ['waste', 'ownGoals', 'outnumbered', 'instructionCost'];

/** Whether a reason’s sentence is about the club that it does not favour. R-STT-11 */
export function isToldOfRival(code: MatchReasonCode): boolean {
  return TOLD_OF_RIVAL.includes(code);
}

/** A reason in a sentence, with its figures. */
export function matchReasonText(reason: MatchReason, clubs: Clubs, t: Translate): string {
  const sentence = SENTENCES[reason.code] as (one: MatchReason, of: Clubs, translate: Translate) => MessageDescriptor;
  return t(sentence(reason, clubs, t));
}

function inWords({ name, value }: { readonly name: string; readonly value: string }, t: Translate): string {
  const names = INSTRUCTION_NAMES[name];
  const option = names?.options[value];
  return names === undefined || option === undefined ? `${name}: ${value}` : `${t(names.name)}: ${t(option)}`;
}

/** The club with its article in that form. */
const as = (form: ArticleForm, { clubName, clubArticle }: Named) => clubWith(form, clubName, clubArticle);

const two = (value: number): string => decimals(value, 2);

const MEN: Readonly<Record<number, MessageDescriptor>> = {
  10: msg`dez homens`,
  9: msg`nove homens`,
  8: msg`oito homens`,
  7: msg`sete homens`,
};

function menText(players: number, t: Translate): string {
  const men = MEN[players];
  return men === undefined ? String(players) : t(men);
}

function shotsText(shots: number, t: Translate): string {
  return t(msg`${plural(shots, { one: '# chute', other: '# chutes' })}`);
}

function goalsText(goals: number, t: Translate): string {
  return t(msg`${plural(goals, { 0: 'nenhum gol', one: '# gol', other: '# gols' })}`);
}

/** What became of the chances that the keeper had nothing to do with, as the end of a sentence. */
function missedText(saved: number, missed: number, t: Translate): string {
  if (missed === 0) return '';
  return t(
    saved === 0
      ? msg`${plural(missed, { one: ', e # chute foi para fora ou parou na defesa', other: ', e # chutes foram para fora ou pararam na defesa' })}`
      : msg`${plural(missed, { one: ', e outro foi para fora ou parou na defesa', other: ', e outros # foram para fora ou pararam na defesa' })}`,
  );
}
