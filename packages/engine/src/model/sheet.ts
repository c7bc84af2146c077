/** What enters a match: two team sheets and nothing else. */
export interface SheetPlayer {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** Skills 0–100, training and boosters already added. */
  readonly attributes: Readonly<Record<string, number>>;
  readonly condition: number;
  readonly morale: number;
}

export interface TeamSheet {
  readonly clubId: string;
  readonly name: string;
  readonly formation: string;
  /** Eighteen: the starters in the order of the formation's slots, then the bench. */
  readonly players: readonly SheetPlayer[];
  readonly teamInstructions: readonly { readonly name: string; readonly value: string }[];
  readonly playersInstructions: readonly {
    readonly position: string;
    readonly instructions: readonly { readonly name: string; readonly value: string }[];
  }[];
  readonly setPieces: readonly { readonly name: string; readonly value: number | null }[];
  readonly substitutions: readonly { readonly minutes: number; readonly playerIn: string; readonly playerOut: string }[];
  readonly booster: number | null;
  readonly speech: Readonly<Record<string, number>>;
}

export interface MatchInput {
  readonly home: TeamSheet;
  readonly away: TeamSheet;
  readonly venue: string;
}
