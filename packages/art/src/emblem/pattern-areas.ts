/** What is painted in the second colour over the first, by pattern (R-CLU-8): the lower half, the right half, a band at the top, nothing. */
export const FIELDS: readonly string[] = ['M0 56H100V112H0Z', 'M50 0H100V112H50Z', 'M0 0H100V36H0Z', ''];
