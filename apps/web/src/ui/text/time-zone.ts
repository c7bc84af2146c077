import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { keptChoice } from '../browser/kept-choice.ts';

/** The zone of the game's hours unless the manager chooses another. R-PRD-8 */
export const BRASILIA = 'America/Sao_Paulo';
/** The choice that follows the browser's own zone. */
export const OF_BROWSER = 'browser';

/** What this browser keeps: the name of a zone in the IANA database, or that it follows the browser. R-LNG-10 */
export const chosenZone = keptChoice<string>(
  'mm.timeZone',
  BRASILIA,
  (text): text is string => text === OF_BROWSER || isZone(text),
);

/** The zone in which screens show hours and dates; days of the game stay those of UTC. */
export const timeZone = chosenZone.current === OF_BROWSER ? browserZone() : chosenZone.current;

/** The zone that the browser is in. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Cities that the reader's language calls otherwise than the database. */
const CITIES: Readonly<Record<string, MessageDescriptor>> = {
  'America/Cuiaba': msg`Cuiabá`,
  'America/New_York': msg`Nova York`,
  'Asia/Tokyo': msg`Tóquio`,
  'Atlantic/Cape_Verde': msg`Cabo Verde`,
  'Europe/Lisbon': msg`Lisboa`,
  'Europe/London': msg`Londres`,
  'Europe/Madrid': msg`Madri`,
};

/** The city that a zone is named after: 'Porto Velho' of 'America/Porto_Velho'. */
export function cityOf(zone: string): string {
  const city = CITIES[zone];
  return city === undefined ? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ') : i18n._(city);
}

/** Whose time it is, inside a sentence. */
export function zoneText(zone: string = timeZone): string {
  if (zone === BRASILIA) return i18n._(msg`horário de Brasília`);
  const city = cityOf(zone);
  return i18n._(msg`horário de ${city}`);
}

/** Whose time it is, as a heading. */
export function zoneHeading(): string {
  if (timeZone === BRASILIA) return i18n._(msg`Horário de Brasília`);
  const city = cityOf(timeZone);
  return i18n._(msg`Horário de ${city}`);
}

/** Whose times a page shows. */
export function zoneNote(): string {
  if (timeZone === BRASILIA) return i18n._(msg`Horários de Brasília`);
  const city = cityOf(timeZone);
  return i18n._(msg`Horários de ${city}`);
}

function isZone(text: string): boolean {
  try {
    return Intl.DateTimeFormat('pt-BR', { timeZone: text }) !== null;
  } catch {
    return false;
  }
}
