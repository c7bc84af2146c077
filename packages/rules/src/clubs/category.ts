/** The levels of the game, lowest first. */
export const CATEGORIES = ['Várzea', 'Amador', 'Semi-Pro', 'Pro'] as const;
/** One of the four levels of the game. */
export type Category = (typeof CATEGORIES)[number];
