/** How clubs look. */
import {
  CATEGORIES,
  type Category,
  CLUB_ARTICLES,
  type ClubArticle,
  type Emblem,
  type Kit,
} from '@mundo-manager/rules/clubs';
import { z } from 'zod';
import { colour, id, index, named, record, text } from './schema-parts.ts';

export const categorySchema: z.ZodType<Category> = named('Category', z.enum(CATEGORIES));

export const articleSchema: z.ZodType<ClubArticle> = named(
  'ClubArticle',
  z.enum(CLUB_ARTICLES),
  'The article of a club in Portuguese; left out where the name asks for it.',
);

export const emblemSchema: z.ZodType<Emblem> = named(
  'Emblem',
  record({
    shape: index,
    symbol: index,
    pattern: index,
    border: index,
    primary: colour,
    secondary: colour,
    tertiary: colour,
  }),
);

export const kitSchema: z.ZodType<Kit> = named(
  'Kit',
  record({ id: index, imageName: text(100), primary: colour, secondary: colour, tertiary: colour }),
);

/** A club in a list or beside a player: what is needed to show and link it. */
export interface ClubBadge {
  readonly id: string;
  readonly name: string;
  readonly article?: ClubArticle;
  readonly emblem: Emblem;
}
export const clubBadgeSchema: z.ZodType<ClubBadge> = named(
  'ClubBadge',
  record({ id, name: text(60), article: articleSchema.exactOptional(), emblem: emblemSchema }),
);
