import { requireDefined } from '../core/assert.ts';

/** What competitions are called, also on the wire (R-COM-2). */
export const COMPETITION_NAMES = ['MM League', 'MM Cup', 'MM Tournament', 'MM Special'] as const;
/** The name of a kind of competition. */
export type CompetitionName = (typeof COMPETITION_NAMES)[number];

/** The name of a friendly, also on the wire; it has no sign-up and no prize. R-FRD-1 */
export const FRIENDLY = 'Friendly';
/** What a match belongs to: an edition of a competition, or a friendly. */
export type CompetitionKind = CompetitionName | typeof FRIENDLY;

/** A competition that ends in a knock-out. */
export type CupName = Exclude<CompetitionName, 'MM League'>;

/** Whether a match or its competition is a friendly. R-FRD-1 */
export function isFriendly({ name, competitionName = name }: Named): boolean {
  return competitionName === FRIENDLY;
}

/** A match, or a competition. */
export interface Named {
  readonly name?: CompetitionKind;
  readonly competitionName?: CompetitionKind;
}

/** The name of a competition that is no friendly; a friendly is a programmer error and throws. */
export function contestName({ name }: { readonly name: CompetitionKind }): CompetitionName {
  return requireDefined(
    name === FRIENDLY ? undefined : name,
    'contestName: needs a competition that is no friendly',
    name,
  );
}
