/** What a commentator knows of both sides before kick-off: what everybody in the stadium knows. Any `MatchInput` is one. */
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
