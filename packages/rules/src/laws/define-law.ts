import type { Law } from './law.ts';

/** The input of an author's own law; the folder is 'own', requirements default to none. */
export type LawDefinition = Pick<Law, 'name' | 'property'> & Partial<Law>;

/** A law of an author's own, to be run beside ours (R-LAW-3). Throws a TypeError that says what is missing, for authors who write plain JavaScript. */
export function defineLaw(definition: LawDefinition): Law {
  const { name, property } = definition;
  if (typeof name !== 'string' || name.trim() === '')
    throw new TypeError('a law needs a name: a sentence about the game');
  if (typeof property !== 'function') {
    throw new TypeError(
      `the law "${name}" needs a property: a function from {ruleset, rules} to a fast-check property`,
    );
  }
  return { folder: 'own', requirements: [], ...definition };
}
