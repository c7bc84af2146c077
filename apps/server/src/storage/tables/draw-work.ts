/** The work that holds a draw, but for its seed. */
export type DrawWork =
  | { readonly kind: 'draw'; readonly payload: { readonly id: string; readonly isCompanion?: boolean } }
  | { readonly kind: 'cup-draw'; readonly payload: { readonly id: string; readonly round: number } };
