/** The eight countries that players come from (R-PLA-3), as ISO 3166-1 alpha-2 codes. */
export const COUNTRIES = ['BR', 'AR', 'CO', 'UY', 'CL', 'PY', 'EC', 'VE'] as const;

/** The code of a country. */
export type Country = (typeof COUNTRIES)[number];
