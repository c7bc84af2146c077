/** The levels of the four facilities, from 1. */
export interface Facilities {
  readonly stadium: { readonly name: string; readonly level: number };
  readonly recoveryCenter: number;
  readonly gym: number;
  readonly trainingGround: number;
}
