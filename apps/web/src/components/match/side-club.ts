import type { ClubArticle, Emblem } from '@mundo-manager/rules/clubs';

interface Side {
  readonly id: string;
  readonly clubName: string;
  readonly clubArticle?: ClubArticle;
  readonly clubEmblem: Emblem;
}

/** The club of a side, as a `ClubLink` takes it. */
export function sideClub({ id, clubName, clubArticle, clubEmblem }: Side) {
  return { id, name: clubName, ...(clubArticle && { article: clubArticle }), emblem: clubEmblem };
}
