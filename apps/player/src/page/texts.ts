/** The player's sentences, without those of its page and of the commentary. */
import type { SideName } from '@mundo-manager/engine';
import type { ClockFace } from '../match/match-clock.ts';
import { language } from './language.ts';
import { ENGLISH_TEXTS } from './languages/english.ts';
import { PORTUGUESE_TEXTS, type Texts } from './languages/portuguese.ts';
import { SPANISH_TEXTS } from './languages/spanish.ts';

/** In the language of the page. */
export const TEXTS: Texts = { 'pt-BR': PORTUGUESE_TEXTS, 'en-GB': ENGLISH_TEXTS, es: SPANISH_TEXTS }[language];

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
  return `${String(speed).replace('.', TEXTS.decimalSign)}×`;
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
export function spokenScore(names: Names, score: Goals): string {
  return `${names.home} ${score.home}, ${names.away} ${score.away}`;
}
