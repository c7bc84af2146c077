import { type ArticleForm, type ClubArticle, withArticle } from '@mundo-manager/rules/clubs';
import { locale } from '../../ui/text/locale.ts';

/**
 * A club inside a sentence, with its article in Portuguese: `clubWith('do', name, article)` is 'da Ponte Preta'. Translations write a preposition of
 * their own, since English and Spanish give clubs no article. R-CLU-19
 */
export function clubWith(form: ArticleForm, name: string, article: ClubArticle | undefined): string {
  return locale === 'pt-BR' ? withArticle(form, { name, ...(article && { article }) }) : name;
}
