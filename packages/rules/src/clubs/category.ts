/** Alpha's levels of the game, lowest first. */
export const CATEGORIES = ['Várzea', 'Amador', 'Semi-Pro', 'Pro'] as const;
/** One of Alpha's four levels. */
export type KnownCategory = (typeof CATEGORIES)[number];
/** A level of the game: one of Alpha's, or one of another world, whose rule set then has a row for it in every table of levels. */
export type Category = KnownCategory | (string & {});

/** A row for each level: Alpha's, and whatever else a world has. */
export type ByCategory<T> = Readonly<Record<KnownCategory, T>> & Readonly<Record<string, T>>;
