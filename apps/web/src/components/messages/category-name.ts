import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a category is called: Amador is a word, the others are names in every language. */
export function categoryName(category: string): string {
  return category === 'Amador' ? i18n._(msg`Amador`) : category;
}
