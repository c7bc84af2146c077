/** The article of a club in a sentence of Portuguese: 'o Real Boaguaba', 'a Ponte Preta'. */

/** The definite articles that a club may have. */
export const CLUB_ARTICLES = ['o', 'a'] as const;
/** One of them. */
export type ClubArticle = (typeof CLUB_ARTICLES)[number];

/** A club by its name, with the article that its manager chose; absent where its name decides. */
export interface NamedClub {
  readonly name: string;
  readonly article?: ClubArticle;
}

/** First words of names that take 'a'; AA and SE are associations. */
const FEMININE_WORDS: readonly string[] = [
  'aa',
  'academia',
  'associação',
  'chapecoense',
  'desportiva',
  'estrela',
  'ferroviária',
  'francana',
  'juazeirense',
  'ponte',
  'portuguesa',
  'se',
  'sociedade',
];

/** The word before a club that takes 'a', by the one before a club that takes 'o'. */
const FEMININE_FORMS = { o: 'a', O: 'A', do: 'da', no: 'na', pelo: 'pela', ao: 'à' } as const;
/** A word before a club, in the form for a club that takes 'o'. */
export type ArticleForm = keyof typeof FEMININE_FORMS;

/** The article that the first word of a name asks for: 'a' for some, else 'o'. R-CLU-19 */
export function articleOfName(name: string): ClubArticle {
  const [first = ''] = name.trim().toLowerCase().split(/\s+/u);
  return FEMININE_WORDS.includes(first) ? 'a' : 'o';
}

/** The club with its article, alone or drawn together with a preposition: `withArticle('do', club)` is 'da Ponte Preta'. R-CLU-19 */
export function withArticle(form: ArticleForm, { name, article = articleOfName(name) }: NamedClub): string {
  return `${article === 'a' ? FEMININE_FORMS[form] : form} ${name}`;
}

/** The article to keep with a club: the chosen one, or none if its name asks for the same. */
export function keptArticle(name: string, chosen: ClubArticle | undefined): Pick<NamedClub, 'article'> {
  return chosen === undefined || chosen === articleOfName(name) ? {} : { article: chosen };
}
