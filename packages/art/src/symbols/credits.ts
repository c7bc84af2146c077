/** Who drew the symbols (R-PRD-19): CC BY 3.0 asks for the author, the source, the licence, and what was changed. */

/** The set that the symbols come from, its licence, and what was changed. */
export const SYMBOL_SOURCE = {
  name: 'Game-icons.net',
  url: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
  changes: 'Sem fundo, nas cores de cada clube, centralizados e com coordenadas arredondadas.',
} as const;
