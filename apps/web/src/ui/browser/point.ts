/** A place in the window, pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
