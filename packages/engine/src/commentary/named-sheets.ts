/** The public facts of both sides before kick-off, for the commentary. Any `MatchInput` qualifies. */
export interface NamedSheets {
  readonly home: NamedSheet;
  readonly away: NamedSheet;
}

/** A side by its names. The place '0' is the keeper's. */
export interface NamedSheet {
  readonly club: { readonly name: string };
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly tactic: { readonly places: readonly { readonly id: string; readonly playerId: string | null }[] };
}
