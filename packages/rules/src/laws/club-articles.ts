/** Laws of the article of a club in sentences. */
import fc from 'fast-check';
import * as ours from '../index.ts';
import type { Law } from './law.ts';

const folder = 'clubs';

/** Forms with their feminine ones. */
const FORMS = [
  ['o', 'a'],
  ['O', 'A'],
  ['do', 'da'],
  ['no', 'na'],
  ['pelo', 'pela'],
  ['ao', 'à'],
] as const;

const formArbitrary = () => fc.constantFrom(...FORMS);
const nameArbitrary = () => fc.constantFrom('Boaguaba', 'Real Boaguaba', 'Ponte Preta', 'AA Itatiba', 'Pontevera');

export const clubArticleLaws: readonly Law[] = [
  {
    name: 'a chosen article decides the word before a club, whatever its name',
    folder,
    requirements: ['R-CLU-19'],
    property: ({ rules }) =>
      fc.property(
        formArbitrary(),
        nameArbitrary(),
        ([form, feminine], name) =>
          rules.withArticle(form, { name, article: 'o' }) === `${form} ${name}` &&
          rules.withArticle(form, { name, article: 'a' }) === `${feminine} ${name}`,
      ),
    broken: { what: 'every club is masculine', rules: { withArticle: (form, { name }) => `${form} ${name}` } },
  },
  {
    name: 'a club without a chosen article takes the one of its name: ‘a’ after a feminine first word',
    folder,
    requirements: ['R-CLU-19'],
    property: ({ rules }) =>
      fc.property(
        fc.constantFrom('Ponte', 'PORTUGUESA', 'aa', 'Estrela'),
        fc.constantFrom('Boaguaba', 'União', 'Real'),
        (feminine, masculine) =>
          rules.articleOfName(`${feminine} ${masculine}`) === 'a' &&
          rules.articleOfName(`${masculine} ${feminine}`) === 'o' &&
          rules.withArticle('do', { name: `${feminine} ${masculine}` }) === `da ${feminine} ${masculine}`,
      ),
    broken: { what: 'no name is feminine', rules: { articleOfName: () => 'o' } },
  },
  {
    name: 'a club keeps the article that its manager chooses, and stores none where its name asks for it',
    folder,
    requirements: ['R-CLU-20'],
    property: ({ rules, ruleset }) =>
      fc.property(nameArbitrary(), fc.constantFrom('o', 'a'), fc.integer(), (name, article, seed) => {
        const { club } = rules.botClub({ id: 'c1', now: 0 }, rules.createRandom(String(seed)), ruleset);
        const chosen = rules.chooseArticle({ ...club, name }, article);
        const isOfName = article === rules.articleOfName(name);
        return (
          rules.withArticle('o', chosen) === `${article} ${name}` &&
          chosen.article === (isOfName ? undefined : article) &&
          rules.chooseArticle(chosen, rules.articleOfName(name)).article === undefined
        );
      }),
    broken: { what: 'the choice is ignored', rules: { chooseArticle: (club) => ours.chooseArticle(club, 'o') } },
  },
];
