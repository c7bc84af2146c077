import { describe, expect, test } from 'vitest';
import { createClub } from '../club-creation/create-club.ts';
import { unplayedSide } from '../competitions/match-side.ts';
import { createRandom } from '../core/random.ts';
import { matchForClub } from '../history/match-for-club.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub, buildEmblem, buildMatch } from '../testing/builders.ts';
import { articleOfName, withArticle } from './article.ts';
import { chooseArticle } from './choose-article.ts';

describe('the article of a club (R-CLU-19)', () => {
  test.each([
    ['Real Boaguaba', 'o'],
    ['Ponte Preta', 'a'],
    ['  portuguesa   santista', 'a'],
    ['Associação Boaguaba', 'a'],
    ['Estrela do Norte', 'a'],
    ['AA Itatiba', 'a'],
    ['SE Itatiba', 'a'],
    ['União Itatiba', 'o'],
    ['Pontevera', 'o'],
    ['Norte Estrela', 'o'],
    ['', 'o'],
  ])('%s takes “%s” by its name', (name, article) => {
    expect(articleOfName(name)).toBe(article);
  });

  test('contracts with the preposition before it', () => {
    const forms = ['o', 'O', 'do', 'no', 'pelo', 'ao'] as const;
    expect(forms.map((form) => withArticle(form, { name: 'Real Boaguaba' }))).toEqual([
      'o Real Boaguaba',
      'O Real Boaguaba',
      'do Real Boaguaba',
      'no Real Boaguaba',
      'pelo Real Boaguaba',
      'ao Real Boaguaba',
    ]);
    expect(forms.map((form) => withArticle(form, { name: 'Ponte Preta' }))).toEqual([
      'a Ponte Preta',
      'A Ponte Preta',
      'da Ponte Preta',
      'na Ponte Preta',
      'pela Ponte Preta',
      'à Ponte Preta',
    ]);
    expect(withArticle('do', { name: 'Ponte Preta', article: 'o' })).toBe('do Ponte Preta');
  });
});

describe('the article that a manager chooses (R-CLU-20)', () => {
  const found = (name: string, article?: 'o' | 'a') => {
    const input = { id: 'c1', name, emblem: buildEmblem(), kitId: 3, managerName: 'Ana', now: 0 };
    const founded = createClub({ ...input, ...(article && { article }) }, createRandom(1), ALPHA);
    return founded.ok ? founded.value.club : null;
  };

  test('is kept from the foundation on if the name asks for the other one', () => {
    expect(found('Academia Boaguaba', 'o')).toMatchObject({ article: 'o' });
    expect(found('Boaguaba', 'a')).toMatchObject({ article: 'a' });
    expect(found('Boaguaba', 'o')).not.toHaveProperty('article');
    expect(found('Boaguaba')).not.toHaveProperty('article');
  });

  test('may be chosen again', () => {
    const chosen = chooseArticle(buildClub({ name: 'Boaguaba' }), 'a');
    expect(chosen).toMatchObject({ article: 'a' });
    expect(chooseArticle(chosen, 'o')).not.toHaveProperty('article');
  });

  test('travels with the side of a match to the memory of the rival', () => {
    const away = unplayedSide({
      id: 'c2',
      clubName: 'Boaguaba',
      clubArticle: 'a',
      clubEmblem: buildEmblem(),
      tacticName: 'A',
    });
    const match = buildMatch({ home: { id: 'c1', clubName: 'Serra' }, away });
    expect(matchForClub(match, 'c1')).toMatchObject({ opponentName: 'Boaguaba', opponentArticle: 'a' });
    expect(matchForClub(match, 'c2')).not.toHaveProperty('opponentArticle');
  });
});
