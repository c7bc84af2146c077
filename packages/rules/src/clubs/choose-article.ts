/** Another article for a club. */
import { type ClubArticle, keptArticle } from './article.ts';
import type { Club } from './club.ts';

/**
 * The club with that article from now on. Matches, entries and messages that name the club already keep the one that they have. R-CLU-20
 */
export function chooseArticle({ article: _before, ...club }: Club, chosen: ClubArticle): Club {
  return { ...club, ...keptArticle(club.name, chosen) };
}
