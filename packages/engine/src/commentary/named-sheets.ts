import type { ClubArticle } from '@mundo-manager/rules/clubs';
import type { SideName } from '../events/event.ts';

/** The public facts of both sides before kick-off, for the commentary. Any `MatchInput` qualifies. */
export interface NamedSheets {
  readonly home: NamedSheet;
  readonly away: NamedSheet;
}

/** The article of each club in Portuguese; where it is absent, the name of the club decides. R-CLU-19 */
export type ClubArticles = Readonly<Partial<Record<SideName, ClubArticle | undefined>>>;

/** A side by its names. The place '0' is the keeper's. */
export interface NamedSheet {
  readonly club: { readonly name: string };
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly tactic: { readonly places: readonly { readonly id: string; readonly playerId: string | null }[] };
}
