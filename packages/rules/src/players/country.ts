/** The eight countries that players come from (R-PLA-3), as ISO 3166-1 alpha-2 codes. */
export const COUNTRIES = ['BR', 'AR', 'CO', 'UY', 'CL', 'PY', 'EC', 'VE'] as const;

/** The code of a country that has a list of names. */
export type KnownCountry = (typeof COUNTRIES)[number];
/** The code of a country: one of those that have a list of names, or another one. */
export type Country = KnownCountry | (string & {});
