/** The commentary of the page's language, each a script for its readers alone. R-REP-6 */
import type { Commentate } from '@mundo-manager/engine/commentary';
import { type Language, language } from './language.ts';

const COMMENTARIES: Readonly<Record<Language, () => Promise<{ readonly commentate: Commentate }>>> = {
  'pt-BR': () => import('@mundo-manager/engine/commentary'),
  'en-GB': () => import('@mundo-manager/engine/commentary/en-gb'),
  es: () => import('@mundo-manager/engine/commentary/es'),
};

export async function loadCommentary(): Promise<Commentate> {
  return (await COMMENTARIES[language]()).commentate;
}
