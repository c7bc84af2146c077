/** Names that no club may have, since they would speak for the game, or since the operator does not want them. R-STO-13 */
import { clubNameKey } from './club-name-key.ts';

/** Whether a club may not be called so. */
export type IsReserved = (name: string) => boolean;

/** Words that make a club look like part of the staff. */
const WORDS_OF_THE_GAME = [
  'Mundo Manager',
  'MM League',
  'MM Cup',
  'MM Tournament',
  'MM Special',
  'Administrador',
  'Administradora',
  'Administração',
  'Moderador',
  'Moderadora',
  'Moderação',
  'Operador',
  'Operadora',
  'Suporte',
  'Sistema',
  'Oficial',
];

/** Reserves the words of the game and those that are given. A phrase counts as whole words, however it is spaced: 'Oficial' leaves 'Oficialato' free. */
export function reservedNames(forbidden: readonly string[] = []): IsReserved {
  const keys = new Set([...WORDS_OF_THE_GAME, ...forbidden].map(clubNameKey));
  return (name) => runsOfWords(name.split(' ')).some((run) => keys.has(clubNameKey(run)));
}

/** Every sequence of neighbouring words, as one text. */
function runsOfWords(words: readonly string[]): readonly string[] {
  return words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1).join(' ')),
  );
}
