/** The language of the few pages that the server writes itself. R-LNG-8 */

/** Parts of language tags that the game has. */
const LANGUAGES = { pt: 'pt-BR', en: 'en-GB', es: 'es' } as const;
export type ReaderLanguage = (typeof LANGUAGES)[keyof typeof LANGUAGES];

/**
 * The first language of the `Accept-Language` header that the game has, Brazilian Portuguese without one. Weights
 * count; equal ones keep their order.
 */
export function readerLanguage(acceptLanguage: string | undefined): ReaderLanguage {
  const wanted = (acceptLanguage ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = wanted.filter(({ language, weight }) => Object.hasOwn(LANGUAGES, language) && weight > 0);
  const [first] = known.toSorted((one, other) => other.weight - one.weight);
  return first === undefined ? 'pt-BR' : LANGUAGES[first.language as keyof typeof LANGUAGES];
}
